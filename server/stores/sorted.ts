import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The order of a list. Ties are broken by id, so that no row stands on two pages. */
export const sorted = (by: SQL | PgColumn, order: 'asc' | 'desc', id: PgColumn): readonly SQL[] =>
  order === 'asc' ? [asc(by), asc(id)] : [desc(by), desc(id)];
