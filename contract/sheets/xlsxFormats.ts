import { numberToText } from '../numberToText';
import type { Pace } from './makePace';
import { walkXml } from './walkXml';

/** What a number means where it stands: a spreadsheet keeps days and times as numbers, too. */
export type NumberKind = 'number' | 'percent' | 'day' | 'time';

/** The kinds of the cells' styles, by their numbers. @throws SheetRefused */
export const readFormats = async (xml: string | undefined, pace: Pace): Promise<readonly NumberKind[]> => {
  const codes = new Map<string, string>();
  const kinds: NumberKind[] = [];
  let inside = '';
  if (xml !== undefined)
    await walkXml(xml, pace, {
      open: (tag, { numFmtId = '0', formatCode = '' }) => {
        if (tag === 'numFmts' || tag === 'cellXfs') inside = tag;
        if (inside === 'numFmts' && tag === 'numFmt') codes.set(numFmtId, formatCode);
        if (inside === 'cellXfs' && tag === 'xf') {
          const code = codes.get(numFmtId);
          kinds.push(code === undefined ? builtIn(Number(numFmtId)) : kindOf(code));
        }
      },
      close: (tag) => {
        if (tag === inside) inside = '';
      },
    });
  return kinds;
};

/** ECMA-376, 18.8.30: formats that no book writes down. */
const builtIn = (id: number): NumberKind => {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day';
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : 'number';
};

/** What stands in quotes, behind a backslash or in brackets is shown as it is; elapsed hours stand in brackets, too. */
const SHOWN = /"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

const kindOf = (code: string): NumberKind => {
  const [format = ''] = code.replace(SHOWN, '').toLowerCase().split(';');
  if (format.includes('%')) return 'percent';
  if (/[dy]/.test(format)) return 'day';
  if (/[hs]/.test(format)) return 'time';
  return !format.includes('general') && format.includes('m') ? 'day' : 'number';
};

const DAY_MS = 86_400_000;
const DAYS_OF_1904 = 1462;
/** The year 1900 had no 29 February, but spreadsheets count it. */
const FALSE_LEAP_DAY = 60;
const LAST_DAY = 2_958_465;

/** A number as the spreadsheet shows it: `12.05.2026`, `09:30`, `10 %`; what it cannot show is `####`. */
export const shownNumber = (value: number, kind: NumberKind, is1904: boolean): string => {
  if (kind === 'percent') return `${numberToText(Number((value * 100).toPrecision(15))).replace('.', ',')} %`;
  const serial = kind === 'day' && is1904 ? value + DAYS_OF_1904 : value;
  if (serial < 0 || serial > LAST_DAY + 1) return '####';
  const seconds = Math.round((serial - Math.floor(serial)) * 86_400);
  const days = Math.floor(serial) + (serial < FALSE_LEAP_DAY ? 1 : 0);
  if (kind === 'time') return timeText(Math.round(serial * 86_400));
  const day = new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);
  const shown = dayText(day);
  return seconds === 0 ? shown : `${shown} ${timeText(seconds)}`;
};

/** `2026-05-12T00:00:00` -> `12.05.2026` */
export const dayText = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('.');

const timeText = (seconds: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return [two(hours), two(minutes), ...(rest === 0 ? [] : [two(rest)])].join(':');
};
