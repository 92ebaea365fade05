import { warnOnce } from '../warnOnce';
import { BadPattern } from './BadPattern';
import { compilePattern, type Step } from './compilePattern';
import { runPattern } from './runPattern';

const MAX_KEPT = 200;
const kept = new Map<string, readonly Step[] | BadPattern>();

/**
 * The rule `pattern`: whether it is found in the text, as `RegExp.test` with the `u` flag would say (write `^` and `$`
 * to ask for the whole text). A pattern that cannot be used refuses nothing and is named once in the developer console.
 */
export const matchesPattern = (pattern: string, text: string): boolean => {
  const steps = stepsOf(pattern);
  if (!(steps instanceof BadPattern)) return runPattern(steps, text);
  warnOnce(`The pattern ${pattern.slice(0, MAX_KEPT)} is ignored: ${steps.message}.`);
  return true;
};

/** What is wrong with a pattern; `undefined` = nothing. */
export const patternFault = (pattern: string): string | undefined => {
  const steps = stepsOf(pattern);
  return steps instanceof BadPattern ? steps.message : undefined;
};

const stepsOf = (pattern: string): readonly Step[] | BadPattern => {
  const known = kept.get(pattern);
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const steps = tryCompile(pattern);
  kept.set(pattern, steps);
  return steps;
};

const tryCompile = (pattern: string): readonly Step[] | BadPattern => {
  try {
    return compilePattern(pattern);
  } catch (error) {
    if (error instanceof BadPattern) return error;
    throw error;
  }
};
