import type { WireRecord } from '../../contract/fields';
import type { FormBody, Saved } from '../Call';
import type { Deps } from '../Deps';
import type { Ahead } from './places';
import type { Found, Parts, RecordTable } from './Resource';

export type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'env' | 'audit' | 'sections' | 'resources'>;

/** A record that is to be made; its values are validated. */
export interface NewRow {
  readonly kind: 'new';
  readonly values: WireRecord;
  readonly files?: FormBody['files'];
  /** What it stands in: of a venue its business. */
  readonly parentId: number;
  /** Its venue; absent: it is one itself. */
  readonly rootId?: number;
  /** Columns that no form has said: of a category its kind, of a copy that it is hidden. */
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly copyOf?: Original;
  /** Its parent was made by the same act just before: nothing else stands there, and the history tells of the parent. */
  readonly isWithParent?: boolean;
  /** Of the only one of its act. */
  readonly ahead?: Ahead | undefined;
}

/** What a new record is a copy of: the resource's last word was said of that one, and the two share these files. */
export interface Original {
  readonly id: number;
  readonly fileFields: readonly string[];
  /** The copy stands right behind it. */
  readonly isBeside: boolean;
}

/** A record as it stands, and what it is to hold from now on, validated. */
export interface SetRow {
  readonly kind: 'set';
  readonly found: Found<RecordTable, Parts>;
  readonly record: WireRecord;
  readonly rootId: number;
  readonly values: WireRecord;
  readonly files?: FormBody['files'];
  /** Fields whose files become those of another record. */
  readonly taken?: Original;
}

export interface Applied {
  readonly id: number;
  /** As it stands now; undefined: it came with its parent. */
  readonly saved: Saved | undefined;
}
