import type { EndpointKey } from '../../../contract/rows';

interface Spent {
  readonly key: EndpointKey;
  /** Whose records it is made of. */
  readonly place: 0 | 1;
}

const isHandOver = (key: EndpointKey): boolean => key.endsWith('.handOver');

/**
 * Calls that can be done once to a record, so that one estate is enough for all: what stands in others goes before them, a
 * record in the bin is given back at one place and ended at the other, and the business goes to somebody else at the very end.
 */
export const inOrder = (keys: readonly EndpointKey[]): readonly Spent[] =>
  [...keys.filter((key) => !isHandOver(key)).toReversed(), ...keys.filter(isHandOver)].map((key) => ({
    key,
    place: key.endsWith('.destroyMany') || isHandOver(key) ? 1 : 0,
  }));
