import { inArray } from 'drizzle-orm';
import type { BulkResult, CreateResult } from '../../contract/bulk';
import { changePrice } from '../../contract/changePrice';
import type { WireRecord } from '../../contract/fields';
import { dayAt } from '../../contract/visibility/venueClock';
import { notFound } from '../ApiError';
import type { Call, Handlers } from '../Call';
import { copyTree } from '../copies/copyTree';
import type { Deps } from '../Deps';
import { categories } from '../db/schema';
import { applyRows } from '../engine/applyRows';
import { type BulkWork, changeMany, eachRow } from '../engine/changeMany';
import { ids as byIds, UNHIDDEN } from '../engine/filters';
import { sectionsOf } from '../engine/history';
import { judgeNew } from '../engine/judgeRow';
import { placeFor } from '../engine/lock';
import { orderUnder } from '../engine/order';
import type { At } from '../engine/Resource';
import { find } from '../engine/read';
import { type Act, readBulk } from '../engine/readBulk';
import type { OwnKey } from '../engine/verbs';
import { categories as categoryResource, foods as resource } from '../resources';
import { menuAreaTexts } from '../texts/refusals';

/** Makes of many rows what is right of them, slice by slice. @throws ApiError 404, 422 */
const makeMany = async (
  { path, body, ...at }: Call<'foods.addRows'>,
  deps: Deps,
): Promise<{ readonly results: readonly CreateResult[]; readonly change_id: number | null }> => {
  const { rows } = body;
  const { told, entry } = await deps.inSlices<number, CreateResult>({
    plan: async () => [...rows.keys()],
    run: (places, inside) =>
      makeSome(
        places.map((index) => rows[index] ?? {}),
        { ...at, named: path },
        inside,
      ),
    leave: (_row, why) => ({ status: 'refused', errors: { '': [why] } }),
  });
  return { results: told, change_id: entry };
};

const makeSome = async (
  rows: readonly WireRecord[],
  at: At,
  deps: Deps,
): Promise<readonly CreateResult[]> => {
  const place = await placeFor(resource, { ...at, isHeld: true }, deps);
  if (!place) throw notFound();
  const sections = sectionsOf(resource, deps.sections);
  const form = { sections, timezone: place.zone, today: dayAt(deps.clock(), place.zone) };
  const judged = rows.map((payload) => judgeNew(payload, form));
  const fresh = judged.flatMap(({ values }) => (values ? [{ kind: 'new' as const, ...place, values }] : []));
  const ids = (await applyRows(resource, { rows: fresh, at }, deps)).map(({ id }) => id);
  return judged.map(({ errors }) => {
    const id = errors ? undefined : ids.shift();
    return id === undefined ? { status: 'refused', ...(errors && { errors }) } : { status: 'done', id };
  });
};

export const foodsHandlers: Handlers<OwnKey<'foods'>> = {
  'foods.bulk': async ({ path: { pointId }, body, ...at }, deps) =>
    changeMany(
      resource,
      {
        bulk: readBulk(body, actsOf(body)),
        pointId,
        at,
        filters: { category: byIds(UNHIDDEN, categories.id) },
        move: (categoryId, work, inside) =>
          move(work, { categoryId, at: { ...at, named: { pointId } } }, inside),
      },
      deps,
    ),
  'foods.addRows': makeMany,

  'foods.copy': async ({ body, ...who }, deps) => ({
    results: await copyTree({ unit: 'foods', ids: body.ids, body, who }, deps),
  }),
};

/** What only dishes can be changed by: their price and marks by what each has, and where they stand. */
const actsOf = ({ price, marks, move: to }: Call<'foods.bulk'>['body']): readonly Act[] => [
  ...(price ? [savingBy((dish) => ({ price: changePrice(String(dish.price ?? ''), price) }))] : []),
  ...(marks ? [savingBy((dish) => ({ marks: changeMarks(dish.marks, marks) }))] : []),
  ...(to ? [{ kind: 'move', categoryId: to.category_id } as const] : []),
];

const savingBy = (values: (record: WireRecord) => WireRecord): Act => ({ kind: 'set', values });

const changeMarks = (
  held: unknown,
  { add = [], remove = [] }: NonNullable<Call<'foods.bulk'>['body']['marks']>,
): readonly unknown[] => {
  const now: readonly unknown[] = Array.isArray(held) ? held : [];
  return [...new Set([...now.filter((id) => !remove.some((gone) => gone === id)), ...add])];
};

/** Behind all that stand there, in the order of the list. @throws ApiError 404 for a category of no such venue */
const move = async (
  work: BulkWork,
  { categoryId, at }: { readonly categoryId: number; readonly at: At },
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  const { kind } = (await find(categoryResource, { ...at, id: categoryId }, deps)).row;
  const categoryOf = new Map([...work.rows].map(([id, { row }]) => [id, Number(row.categoryId)]));
  const sources = [...new Set(categoryOf.values())];
  const kinds = new Map(
    sources.length === 0
      ? []
      : (
          await deps.db
            .select({ id: categories.id, kind: categories.kind })
            .from(categories)
            .where(inArray(categories.id, sources))
        ).map((source) => [source.id, source.kind]),
  );
  const moving: number[] = [];
  const results = eachRow(work, (_row, id) => {
    const from = Number(categoryOf.get(id));
    const states = { before: { category_id: from }, after: { category_id: categoryId } };
    if (from === categoryId) return { status: 'unchanged', before: {}, after: {} };
    if (kinds.get(from) !== kind)
      return { status: 'refused', ...states, errors: { category_id: [menuAreaTexts.otherKind] } };
    moving.push(id);
    return { status: 'done', ...states };
  });
  if (work.bulk.isDry || moving.length === 0) return results;
  const from = sources.filter((source) => source !== categoryId && kinds.get(source) === kind);
  const wanted = (here: readonly number[]) => [...here, ...moving];
  await orderUnder(resource, { parentId: categoryId, wanted, from, at }, deps);
  return results;
};
