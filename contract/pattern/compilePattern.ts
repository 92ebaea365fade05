import { BadPattern } from './BadPattern';
import type { PatternNode } from './PatternNode';
import { parsePattern } from './parsePattern';

export type Step =
  | { readonly op: 'char'; readonly takes: (character: string) => boolean }
  | {
      readonly op: 'edge';
      readonly holds: (before: string | undefined, after: string | undefined) => boolean;
    }
  /** Goes on at every one of these steps at once. */
  | { readonly op: 'fork'; readonly to: readonly number[] }
  | { readonly op: 'match' };

const PATTERN_MAX_LENGTH = 200;
const MAX_STEPS = 1500;

/**
 * A pattern as a list of steps for `runPattern`. Throws `BadPattern` for what is no pattern, is longer than 200
 * characters, or unfolds into too many steps (`(a{99}){99}`).
 */
export const compilePattern = (source: string): readonly Step[] => {
  if (source.length > PATTERN_MAX_LENGTH)
    throw new BadPattern(`longer than ${PATTERN_MAX_LENGTH} characters`);
  const steps: Step[] = [];
  emit(parsePattern(source), steps);
  steps.push({ op: 'match' });
  return steps;
};

const emit = (node: PatternNode, steps: Step[]): void => {
  if (steps.length > MAX_STEPS) throw new BadPattern('too many repetitions');
  if (node.type === 'char') steps.push({ op: 'char', takes: node.takes });
  else if (node.type === 'edge') steps.push({ op: 'edge', holds: node.holds });
  else if (node.type === 'sequence') for (const part of node.nodes) emit(part, steps);
  else if (node.type === 'choice') emitChoice(node.nodes, steps);
  else emitRepeat(node, steps);
};

/** fork(a, b, c) a goto(end) b goto(end) c: forks are written when their targets are known. */
const emitChoice = (nodes: readonly PatternNode[], steps: Step[]): void => {
  const fork = reserve(steps);
  const starts: number[] = [];
  const ends: number[] = [];
  for (const node of nodes) {
    starts.push(steps.length);
    emit(node, steps);
    ends.push(reserve(steps));
  }
  steps[fork] = { op: 'fork', to: starts };
  for (const end of ends) steps[end] = { op: 'fork', to: [steps.length] };
};

const emitRepeat = ({ node, min, max }: Extract<PatternNode, { type: 'repeat' }>, steps: Step[]): void => {
  for (let done = 0; done < min; done += 1) emit(node, steps);
  if (max === Number.POSITIVE_INFINITY) {
    const fork = reserve(steps);
    emit(node, steps);
    steps.push({ op: 'fork', to: [fork] });
    steps[fork] = { op: 'fork', to: [fork + 1, steps.length] };
    return;
  }
  const skips: number[] = [];
  for (let done = min; done < max; done += 1) {
    skips.push(reserve(steps));
    emit(node, steps);
  }
  for (const skip of skips) steps[skip] = { op: 'fork', to: [skip + 1, steps.length] };
};

const reserve = (steps: Step[]): number => steps.push({ op: 'fork', to: [] }) - 1;
