import { and, eq } from 'drizzle-orm';
import type { FormBody, Saved } from '../../Call';
import { points } from '../../db/schema';
import { invalid, notFound, stale } from '../../Refusal';
import { problemText } from '../../texts/problemText';
import type { World } from '../../World';
import { cityStore } from '../cities';
import { saveFiles } from '../files/saveFiles';
import { keptUrl } from '../keptUrl';
import { markShown } from '../markShown';
import { refuseTakenUrl } from '../refuseTakenUrl';
import { aliveOf } from './pointRow';
import { one, type PointAt } from './read';
import { savePhones } from './savePhones';
import { settleStatus } from './settleStatus';
import { toColumns } from './toColumns';

type WriteWorld = Pick<World, 'db' | 'clock' | 'files' | 'env'>;

/** A new point: always a draft (1§4). */
export const create = async (form: FormBody, userId: number, world: WriteWorld): Promise<Saved> => {
  const { db, clock, env } = world;
  settleStatus('draft', form.values.status, env.MODERATION);
  await refuseUnknownCity(form, world);
  await refuseTakenUrl({ table: points, url: form.values.url, siblings: eq(points.userId, userId) }, world);
  const now = clock();
  const [row] = await db
    .insert(points)
    .values({ title: '', ...toColumns(form.values, {}), userId, createdAt: now, updatedAt: now })
    .returning({ id: points.id });
  if (!row) throw notFound();
  await saveParts({ id: row.id, userId }, form, world);
  return one({ id: row.id, userId }, world);
};

/** Writes what the form sent; the rest stays. @throws Refusal 404, 409 (address taken), 412, 422 */
export const update = async (
  at: PointAt,
  { form, ifMatch }: { readonly form: FormBody; readonly ifMatch: number | undefined },
  world: WriteWorld,
): Promise<Saved> => {
  const { db, clock, env } = world;
  const { id, userId } = at;
  const [row] = await db
    .select()
    .from(points)
    .where(and(eq(points.id, id), aliveOf(userId)))
    .for('update');
  if (!row) throw notFound();
  if (ifMatch !== undefined && ifMatch !== row.version) throw stale();
  const status = settleStatus(row.status, form.values.status, env.MODERATION);
  await refuseUnknownCity(form, world);
  const siblings = eq(points.userId, userId);
  await refuseTakenUrl({ table: points, url: form.values.url, siblings, except: id }, world);
  const columns = toColumns(form.values, row.extra);
  await db
    .update(points)
    .set({ ...columns, url: keptUrl(row, columns.url), status, version: row.version + 1, updatedAt: clock() })
    .where(eq(points.id, id));
  if (status === 'displayed' && row.status !== 'displayed') await markShown(points, [id], world);
  await saveParts(at, form, world);
  return one(at, world);
};

const saveParts = async ({ id, userId }: PointAt, form: FormBody, world: WriteWorld): Promise<void> => {
  if ('phone_other' in form.values) await savePhones(id, form.values.phone_other, world);
  await saveFiles({ owner: 'points', ownerId: id, userId }, form.files, world);
};

const refuseUnknownCity = async ({ values }: FormBody, world: WriteWorld): Promise<void> => {
  const id = values.city_id;
  if (typeof id !== 'number' || (await cityStore.exists(id, world))) return;
  throw invalid({ address: [problemText({ key: 'errors.address.cityNotChosen' })] });
};
