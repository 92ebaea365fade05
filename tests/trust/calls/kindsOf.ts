import { type EndpointKey, rowOf } from '../../../contract/rows';
import type { Kind } from './requestOf';
import { bodyKeysOf, slotsOf } from './slots';

const KINDS: readonly Kind[] = ['food', 'drink'];
/** What there is one of for each kind (idAt in estate.ts). */
const OF_A_KIND = ['category', 'food', 'change'];

/** Both kinds where a call is another one for each; one where the second would be the same call once more. */
export const kindsOf = (key: EndpointKey): readonly Kind[] => {
  const { path, query, place, ids } = rowOf(key);
  const isOfAKind = slotsOf(key).some(({ of }) => OF_A_KIND.includes(of));
  const isNamed = /kind|type/i.test(JSON.stringify({ path, query, place, ids, body: bodyKeysOf(key) }));
  return isOfAKind || isNamed ? KINDS : KINDS.slice(0, 1);
};
