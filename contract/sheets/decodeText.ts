import { lettersByUse } from '../texts/sheets';
import { SheetRefused } from './SheetRefused';

/**
 * A text of whatever encoding Russian programs save: UTF-8, UTF-16 with and without its mark, and the code pages of Windows, DOS
 * and Unix. A byte that is none of UTF-8 stays as U+FFFD where the rest is. @throws SheetRefused for what is no text
 */
export const decodeText = (bytes: Uint8Array): string => {
  const wide = wideOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
  if (/[\0-\x08\x0e-\x1a]/.test(new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED))))
    throw new SheetRefused('kind');
  const text = new TextDecoder('utf-8').decode(bytes);
  const count = (sign: RegExp): number => text.slice(0, SAMPLE).match(sign)?.length ?? 0;
  const broken = count(/\uFFFD/g);
  if (broken === 0 ? !text.includes('\uFFFD') : count(/[^\0-\x7f\uFFFD]/g) > broken) return text;
  return PAGES.map((page) => new TextDecoder(page).decode(bytes)).reduce((best, each) =>
    likeness(each) > likeness(best) ? each : best,
  );
};

const LOOKED = 4096;
/** Letters by which an encoding is judged. */
const SAMPLE = 20_000;
const PAGES = ['windows-1251', 'ibm866', 'koi8-r'] as const;

/** By its mark, else by the byte that every second one is: zero of Latin letters, four of Cyrillic ones. */
const wideOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const looked = bytes.subarray(0, LOOKED - (LOOKED % 2));
  if (!looked.includes(0) || bytes.length % 2 === 1) return undefined;
  const isHigh = (parity: number): boolean =>
    looked.every((byte, index) => index % 2 !== parity || byte === 0 || byte === 4 || byte === 0x20);
  return isHigh(1) ? 'utf-16le' : isHigh(0) ? 'utf-16be' : undefined;
};

const LETTERS = [...lettersByUse];
const WEIGHTS = new Map(LETTERS.map((letter, index) => [letter, LETTERS.length - index]));

/** How much a text looks like Russian: frequent letters, and no capital behind a small one. */
const likeness = (text: string): number => {
  const sample = text.slice(0, SAMPLE);
  const signs = sample.match(/[^\0-\x7f\u00AB\u00BB\u2013\u2014\u2116\u00A0]/g) ?? [];
  const weight = signs.reduce((sum, sign) => sum + (WEIGHTS.get(sign.toLowerCase()) ?? -LETTERS.length), 0);
  return weight - LETTERS.length * (sample.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0);
};
