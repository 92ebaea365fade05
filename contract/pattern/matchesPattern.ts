import { warnOnce } from '../warnOnce';
import { BadPattern } from './BadPattern';
import { compilePattern, type Step } from './compilePattern';

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

/** The faults of a pattern; `undefined` = nothing. */
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

/**
 * Whether the steps match anywhere in the text, like `RegExp.test`. All ways through the pattern are walked side by
 * side, one character at a time, so the time grows with the text and never with the number of ways (no ReDoS).
 */
const runPattern = (steps: readonly Step[], text: string): boolean => {
  const characters = [...text];
  let live = new Set<number>();
  for (let place = 0; place <= characters.length; place += 1) {
    const before = characters[place - 1];
    const character = characters[place];
    const reached = reach([...live, 0], steps, [before, character]);
    const next = new Set<number>();
    for (const at of reached) {
      const step = steps[at];
      if (step?.op === 'match') return true;
      if (step?.op === 'char' && character !== undefined && step.takes(character)) next.add(at + 1);
    }
    live = next;
  }
  return false;
};

/** Every step that can be stood on without taking a character. */
const reach = (
  from: readonly number[],
  steps: readonly Step[],
  [before, after]: readonly [before: string | undefined, after: string | undefined],
): ReadonlySet<number> => {
  const reached = new Set(from);
  for (const at of reached) {
    const step = steps[at];
    if (step?.op === 'fork') for (const to of step.to) reached.add(to);
    else if (step?.op === 'edge' && step.holds(before, after)) reached.add(at + 1);
  }
  return reached;
};
