import { eq } from 'drizzle-orm';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { isRecord } from '../../contract/isRecord';
import { cities, files, pointPhones, points } from '../db/schema';
import { fillColumns } from '../engine/columns';
import { markShown } from '../engine/shown';
import { DEFAULT_ZONE, today } from '../engine/wallClock';
import { points as resource, resources } from '../resources';
import type { DemoPoint } from './content/DemoData';
import { ago, binned, fileRow, type SeedContext } from './SeedContext';
import { seedCover } from './seedCover';
import { seedMenu } from './seedMenu';

type Columns = typeof points.$inferInsert;

/** A venue and everything under it. @returns its id */
export async function seedPoint(demo: DemoPoint, context: SeedContext): Promise<number> {
  const { db, businessId, now } = context;
  const [city] = await db.select().from(cities).where(eq(cities.title, demo.city)).limit(1);
  const createdAt = ago(now, demo.createdDaysAgo);
  const [row] = await db
    .insert(points)
    .values({
      ...fillColumns(resource, demo.values),
      title: demo.title,
      url: slugFromTitle(demo.title),
      businessId,
      cityId: city?.id ?? null,
      status: demo.status,
      ...closure(demo, today(now, city?.timezone ?? DEFAULT_ZONE)),
      codeAt: createdAt,
      createdAt,
      updatedAt: createdAt,
      deletedAt: binned(now, demo.deletedDaysAgo),
    })
    .returning({ id: points.id });
  if (!row) throw new Error(`Expected a row for "${demo.title}", got none.`);
  await seedPhones(row.id, demo, context);
  await seedPapers(row.id, demo, context);
  await seedCover(demo.cover, { owner: 'points', ownerId: row.id }, context);
  for (const menu of demo.menus) await seedMenu(menu, { pointId: row.id, since: createdAt }, context);
  await markShown(resource, [row.id], resources, { db, clock: () => now });
  return row.id;
}

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

const seedPhones = async (pointId: number, { values }: DemoPoint, { db }: SeedContext) => {
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

const seedPapers = async (ownerId: number, { papers }: DemoPoint, context: SeedContext) => {
  const rows = Object.entries(papers).flatMap(([field, titles]) =>
    titles.map((title, position) =>
      fileRow(context.demoFiles.paper(title), { owner: 'points', ownerId, field, position }, context),
    ),
  );
  if (rows.length > 0) await context.db.insert(files).values(rows);
};
