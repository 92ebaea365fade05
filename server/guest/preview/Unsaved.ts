import type { WireRecord } from '../../../contract/fields';
import type { LevelName } from '../../../contract/visibility/Level';

/** What stands in an open form and in no table; validated. */
export interface Unsaved {
  readonly resource: LevelName;
  /** Of the record; null: it does not exist yet. */
  readonly id: number | null;
  /** Of a dish that does not exist yet. */
  readonly categoryId?: number;
  /** By wire key, as a save would send them; only what differs from the record. */
  readonly values: WireRecord;
}
