import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { categoryKindOf } from '../../../contract/vocabulary';
import { type ListFilter, textsOf, UNHIDDEN, wrongFilter } from '../../engine/filters';

/** A filter on the kind of a category. */
export const kinds = (column: SQLWrapper): ListFilter => ({
  tells: UNHIDDEN,
  sql: (filter) => {
    const wanted = textsOf(filter).map((text) => {
      const kind = categoryKindOf(text);
      if (!kind) throw wrongFilter(filter);
      return kind;
    });
    return inArray(sql`${column}`, wanted);
  },
});
