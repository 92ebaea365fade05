import type { DataProvider, DeleteManyResult, GetListParams, GetListResult, Identifier } from 'react-admin';
import type { Call } from './call';

/** What the console may say in a verb's `meta`. */
export interface CarteMeta {
  /** The query parameters that place the record: `{pointId: '3', type: 'food'}`; they fill the parts of the path. */
  readonly parents?: Readonly<Record<string, string>>;
  /** `getList` only: the bin instead of the list. */
  readonly deleted?: boolean;
  /** Hears the sent share of an upload, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Writes: gives the request up. */
  readonly signal?: AbortSignal;
  /** Names this write, so that sending it again makes no second record. */
  readonly idempotencyKey?: string;
  /** The version the form was opened with (`versionOf(record)`); default: the one of `previousData`. */
  readonly version?: string;
}

export interface BulkParams {
  readonly ids: readonly Identifier[];
  readonly meta?: CarteMeta;
}

/**
 * react-admin's verbs, and ours:
 *
 * | verb | endpoint |
 * |---|---|
 * | getList, getManyReference | `resource.list`; with `meta.deleted` `resource.deleted` |
 * | getOne, getMany | `resource.one` |
 * | create, update, updateMany | `resource.create`, `resource.update` |
 * | delete, deleteMany | `resource.deleteMany` |
 * | restoreMany, destroyMany | `resource.restoreMany`, `resource.destroyMany` |
 *
 * A resource without endpoints is spoken to in plain REST by `ra-data-simple-rest`.
 */
export interface CarteDataProvider extends DataProvider {
  /** A list that the page's first script has asked for, where it is here already: for who draws and cannot wait. */
  getListCome(resource: string, params: GetListParams): GetListResult | undefined;
  restoreMany(resource: string, params: BulkParams): Promise<DeleteManyResult>;
  destroyMany(resource: string, params: BulkParams): Promise<DeleteManyResult>;
  /** The raw entries of a field section, for `parseFieldConfig` or `parseFilters`. */
  fields(section?: string, options?: { signal?: AbortSignal }): Promise<unknown>;
  /** Any call of the table. */
  call: Call;
}
