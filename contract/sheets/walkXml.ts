import { SaxesParser } from 'saxes';
import type { Pace } from './makePace';
import { SheetRefused } from './SheetRefused';

export type Attributes = Readonly<Record<string, string>>;

interface Hearing {
  readonly open: (tag: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (tag: string) => void;
}

/** Letters that are parsed between two turns. */
const LETTERS = 32 * 1024;

/** By local names: some programs write prefixes. No entities of its own, no errors. @throws SheetRefused */
export const walkXml = async (xml: string, pace: Pace, { open, text, close }: Hearing): Promise<void> => {
  const parser = new SaxesParser<{ xmlns: false }>();
  const broken = (): never => {
    throw new SheetRefused('broken');
  };
  parser.on('error', broken);
  parser.on('doctype', broken);
  parser.on('opentag', ({ name, attributes }) => open(localOf(name), attributes));
  parser.on('text', (each) => text?.(each));
  parser.on('cdata', (each) => text?.(each));
  parser.on('closetag', ({ name }) => close?.(localOf(name)));
  for (let from = 0; from < xml.length; from += LETTERS) {
    await pace();
    parser.write(xml.slice(from, from + LETTERS));
  }
  parser.close();
};

export const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);
