import { cpSync, existsSync } from 'node:fs';
import { openSession } from '../../../../server/auth/sessions';
import { openDatabase } from '../../../../server/db/openDatabase';
import { points } from '../../../../server/db/schema';
import { loadReference } from '../../../../server/seed/loadReference';
import { userStore } from '../../../../server/users';
import { businessOf } from '../../../server/testDeps';

export interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string | undefined;
}

/** A first start takes seconds; `npm test` has made one for all its steps. */
const prepareFolder = ({ DATA_DIR, DATABASE_URL }: Place): void => {
  const from = process.env.TEST_DATA_DIR;
  if (from && DATABASE_URL === undefined && !existsSync(DATA_DIR))
    cpSync(from, DATA_DIR, { recursive: true });
};

export interface Planted {
  readonly token: string;
  readonly point: number;
}

/** Confirmed owners with a point each. */
export const seedOwners = async (place: Place, count: number): Promise<readonly Planted[]> => {
  prepareFolder(place);
  const { db, close } = await openDatabase(place);
  const deps = { db, clock: () => new Date() };
  try {
    await loadReference(db);
    const seeded: Planted[] = [];
    for (let n = 1; n <= count; n += 1) {
      const email = `owner${n}@carte.example`;
      const userId = await userStore.register({ email, phone: '+79001234567', passwordHash: 'none' }, deps);
      await userStore.verify(userId, deps);
      const businessId = await businessOf(userId, deps);
      const at = { createdAt: deps.clock(), updatedAt: deps.clock() };
      const [row] = await db
        .insert(points)
        .values({ businessId, title: email, url: `venue-${n}`, cityId: 1, status: 'displayed', ...at })
        .returning({ id: points.id });
      seeded.push({ token: await openSession({ userId }, deps), point: row?.id ?? 0 });
    }
    return seeded;
  } finally {
    await close();
  }
};
