import type { WireRecord } from './fields/FieldTypeRules';

/**
 * What becomes of what the target has by the same name: it stays as it is, the copy gets another name, or it takes price and
 * composition over.
 */
export const ON_CONFLICT = ['skip', 'rename', 'update'] as const;
export type OnConflict = (typeof ON_CONFLICT)[number];

/** A dish that the target has by the same name. */
export interface SameDish {
  /** In the target. */
  readonly id: number;
  readonly title: string;
  /** What changes of it, by wire key; nothing where it stays as it is. */
  readonly before: WireRecord;
  readonly after: WireRecord;
}

/** What a copy has made in one venue, or would make. */
export interface CopyResult {
  readonly point_id: number;
  /** What the venue is called; empty where it is not there any more. */
  readonly title: string;
  /** `missing`: there is no such venue within reach; the others are done all the same. */
  readonly status: 'done' | 'unchanged' | 'missing';
  readonly made: { readonly menus: number; readonly categories: number; readonly foods: number };
  /** Dishes that take price and composition over, and those that stay as they are. */
  readonly updated: number;
  readonly skipped: number;
  /** The first of the dishes that the target has by the same name. */
  readonly same: readonly SameDish[];
  /** What is not copied, and why. */
  readonly refused: readonly { readonly title: string; readonly reason: string }[];
  /** What is otherwise in the copy. */
  readonly notes: readonly string[];
  /** What was made at the top: the menus, else the categories, else the dishes. */
  readonly ids: readonly number[];
  /** The entry of the history by which all of it is taken back (`whole`). */
  readonly change_id: number | null;
}
