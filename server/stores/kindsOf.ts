import { CATEGORY_KINDS, type CategoryKind } from '../../contract/vocabulary';
import type { Filter } from '../Call';
import { textsOf, wrongFilter } from './filterValue';

/** `food`, `drink`, or `dish`, which is another word for food (3-decisions); undefined = none of them. */
export const kindOf = (text: string): CategoryKind | undefined =>
  text === 'dish' ? 'food' : CATEGORY_KINDS.find((kind) => kind === text);

/** The kinds of a filter on kinds. */
export const kindsOf = (filter: Filter): CategoryKind[] =>
  textsOf(filter).map((text) => {
    const kind = kindOf(text);
    if (!kind) throw wrongFilter(filter);
    return kind;
  });
