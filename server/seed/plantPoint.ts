import { eq } from 'drizzle-orm';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { isRecord } from '../../contract/isRecord';
import { cities, files, pointPhones, points } from '../db/schema';
import { fillColumns, idOrNull, objectOrNull, textOrNull } from '../stores/fillColumns';
import { markShown } from '../stores/markShown';
import { DEFAULT_ZONE, today } from '../stores/wallClock';
import type { DemoPoint } from './content/DemoData';
import { ago, binned, fileRow, type Planting } from './Planting';
import { plantMenu } from './plantMenu';

type Columns = typeof points.$inferInsert;

/** A venue and everything under it. */
export async function plantPoint(demo: DemoPoint, planting: Planting): Promise<void> {
  const { db, userId, now } = planting;
  const [city] = await db.select().from(cities).where(eq(cities.title, demo.city)).limit(1);
  const createdAt = ago(now, demo.createdDaysAgo);
  const [row] = await db
    .insert(points)
    .values({
      ...fillColumns(demo.values, columns),
      title: demo.title,
      url: slugFromTitle(demo.title),
      userId,
      cityId: city?.id ?? null,
      status: demo.status,
      ...closure(demo, today(now, city?.timezone ?? DEFAULT_ZONE)),
      createdAt,
      updatedAt: createdAt,
      deletedAt: binned(now, demo.deletedDaysAgo),
    })
    .returning({ id: points.id });
  if (!row) throw new Error(`Expected a row for "${demo.title}", got none.`);
  await plantPhones(row.id, demo, planting);
  await plantPapers(row.id, demo, planting);
  for (const menu of demo.menus) await plantMenu(menu, { pointId: row.id, since: createdAt }, planting);
  await markShown(points, [row.id], { db, clock: () => now });
}

const columns: Readonly<Record<string, (value: unknown) => Partial<Columns>>> = {
  type: (value) => ({ typeId: idOrNull(value) }),
  street: (value) => ({ street: textOrNull(value) }),
  house: (value) => ({ house: textOrNull(value) }),
  approach: (value) => ({ approach: textOrNull(value) }),
  floor: (value) => ({ floor: textOrNull(value) }),
  office: (value) => ({ office: textOrNull(value) }),
  graphic: (value) => ({ graphic: objectOrNull(value) }),
  phone_other: () => ({}),
};

const closure = ({ closure: closed }: DemoPoint, day: string): Partial<Columns> => {
  if (!closed) return {};
  return {
    closeBegin: `${dayAfter(day, closed.from)}T00:00`,
    closeEnd: `${dayAfter(day, closed.until)}T00:00`,
    closeReason: closed.reason,
    showAfterTime: true,
  };
};

const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
};

const plantPhones = async (pointId: number, { values }: DemoPoint, { db }: Planting) => {
  const phones = Array.isArray(values.phone_other) ? values.phone_other.filter(isRecord) : [];
  if (phones.length === 0) return;
  await db.insert(pointPhones).values(
    phones.map((phone, position) => ({
      pointId,
      phoneTypeId: Number(phone.point_phone_type_id),
      phoneNumber: String(phone.phone_number),
      position,
    })),
  );
};

const plantPapers = async (ownerId: number, { papers }: DemoPoint, planting: Planting) => {
  const rows = Object.entries(papers).flatMap(([field, titles]) =>
    titles.map((title, position) =>
      fileRow(planting.drawn.paper(title), { owner: 'points', ownerId, field, position }, planting),
    ),
  );
  if (rows.length > 0) await planting.db.insert(files).values(rows);
};
