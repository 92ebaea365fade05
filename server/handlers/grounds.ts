import type { FormKey, GroundOf } from '../Ground';
import { pointGrounds } from '../stores/points';
import { menuAreaGrounds } from './menuArea';

/** What every form of the table is judged against: a form row without its ground does not compile. */
export const grounds = {
  ...pointGrounds,
  ...menuAreaGrounds,
} satisfies { readonly [K in FormKey]: GroundOf<K> };
