import { foldText } from './foldText';

/** The word for a town is no part of its name (U+0433 is its short form): it stands before or after. */
const BEFORE = /^(?:\u0433|\u0433\u043e\u0440|\u0433\u043e\u0440\u043e\u0434)[.\s]\s*/u;
const AFTER = /\s(?:\u0433|\u0433\u043e\u0440|\u0433\u043e\u0440\u043e\u0434)\.?$/u;
const HYPHENS = /\p{Pd}/gu;

/**
 * A city as people mean it: lower case, accents aside, hyphens and spaces alike, without the word for a town before or after
 * it. `''` = nothing of a name is left.
 */
export const cityName = (typed: string): string =>
  foldText(typed.replace(HYPHENS, ' ')).replace(BEFORE, '').replace(AFTER, '').trim();
