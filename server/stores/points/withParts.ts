import { asc, inArray } from 'drizzle-orm';
import type { PointPhone } from '../../../contract/entities';
import type { WireRecord } from '../../../contract/fields';
import { pointPhones } from '../../db/schema';
import type { World } from '../../World';
import { readFiles } from '../files/readFiles';
import type { PointRow } from './pointRow';
import { toWire } from './toWire';

/** Rows of points as they travel, their files and phones read in one query each. */
export const withParts = async (
  rows: readonly PointRow[],
  { db, clock }: Pick<World, 'db' | 'clock'>,
): Promise<readonly WireRecord[]> => {
  const ids = rows.map(({ point }) => point.id);
  const files = await readFiles('points', ids, { db });
  const phones = await readPhones(ids, { db });
  const now = clock();
  return rows.map((row) => {
    const { id } = row.point;
    return toWire(row, { files: files.get(id) ?? {}, phones: phones.get(id) ?? [] }, now);
  });
};

const readPhones = async (
  ids: readonly number[],
  { db }: Pick<World, 'db'>,
): Promise<ReadonlyMap<number, readonly PointPhone[]>> => {
  const found = new Map<number, PointPhone[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(pointPhones)
    .where(inArray(pointPhones.pointId, [...ids]))
    .orderBy(asc(pointPhones.pointId), asc(pointPhones.position));
  for (const { id, pointId, phoneTypeId, phoneNumber } of rows) {
    const phone = { id, point_phone_type_id: phoneTypeId, phone_number: phoneNumber };
    found.set(pointId, [...(found.get(pointId) ?? []), phone]);
  }
  return found;
};
