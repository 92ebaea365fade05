import type { PriceChange } from '../../contract/changePrice';
import type { WireRecord } from '../../contract/fields';
import type { FoodsBulkBody } from '../../contract/rows/bulk';
import { invalid } from '../ApiError';
import type { Filter } from '../Call';
import { bulkTexts } from '../texts/bulk';

/** What is to become of each row. */
export type Act =
  | { readonly kind: 'find' }
  | { readonly kind: 'set'; readonly values: WireRecord }
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'marks'; readonly add: readonly number[]; readonly remove: readonly number[] }
  | { readonly kind: 'move'; readonly categoryId: number };

export interface Bulk {
  /** The rows by their ids, or by what finds them. */
  readonly which: { readonly ids: readonly number[] } | { readonly filters: readonly Filter[] };
  readonly act: Act;
  /** The versions that the client has seen, by id. */
  readonly versions: ReadonlyMap<number, number>;
  readonly isDry: boolean;
}

/** What a bulk change asks for. @throws ApiError 422 */
export const readBulk = (body: FoodsBulkBody): Bulk => {
  const { dry_run: isDry = false, versions = {} } = body;
  return {
    which: readWhich(body),
    act: readAct(body, isDry),
    versions: new Map(Object.entries(versions).map(([id, version]) => [Number(id), version])),
    isDry,
  };
};

const readWhich = ({ ids, filters }: FoodsBulkBody): Bulk['which'] => {
  if (filters && ids) throw invalid({ ids: [bulkTexts.either] });
  if (filters) return { filters };
  if (ids) return { ids };
  throw invalid({ ids: [bulkTexts.ids] });
};

/** Exactly one of them; a dry run may ask only which rows there are. */
const readAct = ({ set, price, marks, move }: FoodsBulkBody, isDry: boolean): Act => {
  const [only, ...more]: readonly Act[] = [
    ...(set ? [{ kind: 'set', values: set } as const] : []),
    ...(price ? [{ kind: 'price', change: price } as const] : []),
    ...(marks ? [{ kind: 'marks', add: marks.add ?? [], remove: marks.remove ?? [] } as const] : []),
    ...(move ? [{ kind: 'move', categoryId: move.category_id } as const] : []),
  ];
  if (!only && isDry) return { kind: 'find' };
  if (!only || more.length > 0) throw invalid({ set: [bulkTexts.oneAct] });
  return only;
};
