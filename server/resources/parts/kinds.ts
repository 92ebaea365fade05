import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { categoryKindOf } from '../../../contract/vocabulary';
import { type FilterSql, textsOf, wrongFilter } from '../../engine/filters';

/** A filter on the kind of a category. */
export const kinds =
  (column: SQLWrapper): FilterSql =>
  (filter) => {
    const wanted = textsOf(filter).map((text) => {
      const kind = categoryKindOf(text);
      if (!kind) throw wrongFilter(filter);
      return kind;
    });
    return inArray(sql`${column}`, wanted);
  };
