import type { WireRecord } from '../../contract/fields';
import type { categories, foods, menus } from '../db/schema';

/** A record that is copied: its row, and as it travels. */
interface Original<Row> {
  readonly row: Row;
  readonly record: WireRecord;
}

export type SourceFood = Original<typeof foods.$inferSelect>;

export interface SourceCategory extends Original<typeof categories.$inferSelect> {
  readonly foods: readonly SourceFood[];
}

export interface SourceMenu extends Original<typeof menus.$inferSelect> {
  readonly categories: readonly SourceCategory[];
}

/** What a copy is of: the record that the call names, with what hangs under it and what it stands in. */
export interface Source {
  /** At which level it was named: above that only places are looked for. */
  readonly unit: 'menus' | 'categories' | 'foods';
  readonly pointId: number;
  readonly menus: readonly SourceMenu[];
}
