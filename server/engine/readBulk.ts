import type { WireRecord } from '../../contract/fields';
import type { BulkBody } from '../../contract/rows/bulk';
import { invalid } from '../ApiError';
import type { Filter } from '../Call';
import { bulkTexts } from '../texts/refusals';
import type { Propose } from './Resource';

/** What is to become of each row. */
export type Act =
  | { readonly kind: 'find' }
  /** Fields as a form sends them: the same of all, or by what each record holds. */
  | { readonly kind: 'set'; readonly values: WireRecord | ((record: WireRecord) => WireRecord) }
  | { readonly kind: 'move'; readonly categoryId: number }
  | { readonly kind: 'verb'; readonly propose: Propose };

export interface Bulk {
  /** The rows by their ids, or by what finds them. */
  readonly which: { readonly ids: readonly number[] } | { readonly filters: readonly Filter[] };
  readonly act: Act;
  /** The versions that the client has seen, by id. */
  readonly versions: ReadonlyMap<number, number>;
  readonly isDry: boolean;
}

/** What a bulk change asks for. @param own acts of the resource's own that the body names. @throws ApiError 422 */
export const readBulk = (body: BulkBody, own: readonly Act[] = []): Bulk => {
  const { dry_run: isDry = false, versions = {} } = body;
  return {
    which: readWhich(body),
    act: readAct([...(body.set ? [{ kind: 'set', values: body.set } as const] : []), ...own], isDry),
    versions: new Map(Object.entries(versions).map(([id, version]) => [Number(id), version])),
    isDry,
  };
};

const readWhich = ({ ids, filters }: BulkBody): Bulk['which'] => {
  if (filters && ids) throw invalid({ ids: [bulkTexts.either] });
  if (filters) return { filters };
  if (ids) return { ids };
  throw invalid({ ids: [bulkTexts.ids] });
};

/** Exactly one of them; a dry run may ask only which rows there are. */
const readAct = ([only, ...more]: readonly Act[], isDry: boolean): Act => {
  if (!only && isDry) return { kind: 'find' };
  if (!only || more.length > 0) throw invalid({ set: [bulkTexts.oneAct] });
  return only;
};
