import type { Step } from './compilePattern';

/**
 * Whether the steps match anywhere in the text, like `RegExp.test`. All ways through the pattern are walked side by
 * side, one character at a time, so the time grows with the text and never with the number of ways (no ReDoS).
 */
export const runPattern = (steps: readonly Step[], text: string): boolean => {
  const characters = [...text];
  let live = new Set<number>();
  for (let place = 0; place <= characters.length; place += 1) {
    const before = characters[place - 1];
    const character = characters[place];
    const reached = reach([...live, 0], steps, before, character);
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
  before: string | undefined,
  after: string | undefined,
): ReadonlySet<number> => {
  const reached = new Set(from);
  for (const at of reached) {
    const step = steps[at];
    if (step?.op === 'fork') for (const to of step.to) reached.add(to);
    else if (step?.op === 'edge' && step.holds(before, after)) reached.add(at + 1);
  }
  return reached;
};
