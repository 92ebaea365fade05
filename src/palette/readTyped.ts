import { readAmount } from '../../contract/fields/decimal';
import { foldText } from '../../contract/foldText';
import { otherLayout } from '../../contract/texts/keyboardLayout';
import type { PaletteAct } from '../../kit/palette/PaletteEntry';

/** What somebody means by what they typed. */
export interface Meant {
  /** What is looked for. */
  readonly query: string;
  /** What shall be done to it; undefined = nothing was said. */
  readonly act: PaletteAct | undefined;
  /** The number at the end, with a point; '' = none. */
  readonly value: string;
}

/** An act and a dish, an act, a dish and a number, a dish and a number, a dish (TD-07); all of it may have been typed in the wrong layout. */
export const readTyped = (typed: string, acts: readonly PaletteAct[]): Meant => {
  const text = typed.trim();
  const other = otherLayout(text);
  const own = readAct(text, acts);
  if (own || other === undefined) return own ?? withValue(text, undefined);
  return readAct(other, acts) ?? withValue(text, undefined);
};

const readAct = (text: string, acts: readonly PaletteAct[]): Meant | undefined => {
  const [first = '', ...rest] = text.split(/\s+/);
  const act = acts.find(({ words }) => words.includes(foldText(first)));
  return act && withValue(rest.join(' '), act);
};

/** A number at the end is a value where one is wanted, or where nothing else was said. */
const withValue = (text: string, act: PaletteAct | undefined): Meant => {
  const [, query, typed] = /^(.+?)\s+([\d.,]+\s?\D{0,7})$/u.exec(text) ?? [];
  const value = typed === undefined ? undefined : readAmount(typed);
  return query !== undefined && value !== undefined && (!act || act.valueHint)
    ? { query, act, value }
    : { query: text, act, value: '' };
};
