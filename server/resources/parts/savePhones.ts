import { and, eq, inArray } from 'drizzle-orm';
import { isRecord } from '../../../contract/isRecord';
import { invalid } from '../../ApiError';
import type { Deps } from '../../Deps';
import { pointPhones } from '../../db/schema';
import type { Kept } from '../../engine/Resource';
import { fieldErrorText } from '../../texts/fieldErrorText';

/** The further phones of each point. */
export const savePhones = async (kept: readonly Kept[], deps: Pick<Deps, 'db'>): Promise<void> => {
  for (const one of kept) await savePhonesOf(one, deps);
};

/**
 * Makes the point hold exactly these further phones, in this order. An entry with an id keeps its row; the id of another
 * point's phone is refused.
 */
const savePhonesOf = async ({ id: pointId, value: raw }: Kept, { db }: Pick<Deps, 'db'>): Promise<void> => {
  const entries = (Array.isArray(raw) ? raw : []).filter(isRecord);
  const stored = await db.select().from(pointPhones).where(eq(pointPhones.pointId, pointId));
  const kept = entries.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
  const isHere = (id: number): boolean => stored.some((row) => row.id === id);
  if (new Set(kept).size !== kept.length || !kept.every(isHere)) {
    throw invalid({ phone_other: [fieldErrorText({ key: 'errors.invalidFormat' })] });
  }
  const gone = stored.map(({ id }) => id).filter((id) => !kept.includes(id));
  if (gone.length > 0) {
    await db.delete(pointPhones).where(and(eq(pointPhones.pointId, pointId), inArray(pointPhones.id, gone)));
  }
  for (const [position, entry] of entries.entries()) {
    const row = {
      phoneTypeId: Number(entry.point_phone_type_id),
      phoneNumber: String(entry.phone_number),
      position,
    };
    if (entry.id === undefined) await db.insert(pointPhones).values({ ...row, pointId });
    else
      await db
        .update(pointPhones)
        .set(row)
        .where(eq(pointPhones.id, Number(entry.id)));
  }
};
