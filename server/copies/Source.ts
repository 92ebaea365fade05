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

/** At which level a copy is named: above that only places are looked for. */
export type Unit = 'menus' | 'categories' | 'foods';

/** A dish with what it stands in; a category without dishes, a menu without categories. */
export type Part = readonly [menu: number, category: number | null, food: number | null];

/** What a copy is of, or a slice of it, with what it stands in. */
export interface Source {
  readonly unit: Unit;
  readonly menus: readonly SourceMenu[];
}

/** What an act has made so far in one venue, level by level: the number of the copy by that of the original; 0 = it would be made. */
export type Made = Readonly<Record<Unit, ReadonlyMap<number, number>>>;
