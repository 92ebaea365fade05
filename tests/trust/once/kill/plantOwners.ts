import { openSession } from '../../../../server/auth/sessions';
import { openDatabase } from '../../../../server/db/openDatabase';
import { points } from '../../../../server/db/schema';
import { loadReference } from '../../../../server/seed/loadReference';
import { userStore } from '../../../../server/stores/users';

export interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string | undefined;
}

export interface Planted {
  readonly token: string;
  readonly point: number;
}

/** Confirmed owners with a point each. */
export const plantOwners = async (place: Place, count: number): Promise<readonly Planted[]> => {
  const { db, close } = await openDatabase(place);
  const world = { db, clock: () => new Date() };
  try {
    await loadReference(db);
    const planted: Planted[] = [];
    for (let n = 1; n <= count; n += 1) {
      const email = `owner${n}@carte.example`;
      const userId = await userStore.register({ email, phone: '+79001234567', passwordHash: 'none' }, world);
      await userStore.verify(userId, world);
      const at = { createdAt: world.clock(), updatedAt: world.clock() };
      const [row] = await db
        .insert(points)
        .values({ userId, title: email, url: `venue-${n}`, cityId: 1, status: 'displayed', ...at })
        .returning({ id: points.id });
      planted.push({ token: await openSession({ userId }, world), point: row?.id ?? 0 });
    }
    return planted;
  } finally {
    await close();
  }
};
