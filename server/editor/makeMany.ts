import type { CreateResult } from '../../contract/bulk';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { invalid, notFound } from '../ApiError';
import type { Call } from '../Call';
import type { Deps } from '../Deps';
import { createMany } from '../engine/createMany';
import { sectionsOf } from '../engine/history';
import type { At } from '../engine/Resource';
import { today } from '../engine/wallClock';
import { placeFor } from '../engine/write';
import { foods as resource } from '../resources';
import { bulkTexts } from '../texts/bulk';
import { judgeNew } from './judgeRow';

/** Makes of many rows what is right of them, slice by slice. @throws ApiError 404, 422 */
export const makeMany = async (
  { path, body, ...at }: Call<'foods.addRows'>,
  deps: Deps,
): Promise<{ readonly results: readonly CreateResult[]; readonly change_id: number | null }> => {
  const rows = readNewRows(body.rows);
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
  const place = await placeFor(resource, at, deps, true);
  if (!place) throw notFound();
  const sections = sectionsOf(resource, deps.sections);
  const form = { sections, timezone: place.zone, today: today(deps.clock(), place.zone) };
  const judged = rows.map((payload) => judgeNew(payload, form));
  const values = judged.flatMap((each) => (each.values ? [each.values] : []));
  const ids = [...(await createMany(resource, { rows: values, place, at }, deps))];
  return judged.map(({ errors }) => {
    const id = errors ? undefined : ids.shift();
    return id === undefined ? { status: 'refused', ...(errors && { errors }) } : { status: 'done', id };
  });
};

/** New rows, each as a form sends it; what stands in them is for the form's rules to say. @throws ApiError 422 */
const readNewRows = (raw: unknown): readonly WireRecord[] => {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const rows = all.filter(isRecord);
  const isRight = rows.length > 0 && rows.length === all.length && rows.length <= limits.maxBulkRows;
  if (!isRight) throw invalid({ rows: [bulkTexts.rows] });
  return rows;
};
