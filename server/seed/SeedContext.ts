import type { Database } from '../db/Database';
import { files } from '../db/schema';
import type { FileOwner } from '../db/tables/points';
import type { Upload } from '../files/FileStore';
import type { DemoFiles } from './demoFiles';

/** What every part of the demo is seeded with. */
export interface SeedContext {
  /** The transaction that seeds it all. */
  readonly db: Database;
  /** Who has brought the files. */
  readonly userId: number;
  /** Whose venues they are. */
  readonly businessId: number;
  readonly now: Date;
  readonly demoFiles: DemoFiles;
}

const HOUR_MS = 60 * 60 * 1000;

/** A moment before now; hours keep neighbours apart, so that lists have an order to show. */
export const ago = (now: Date, days: number, hours = 0): Date =>
  new Date(now.getTime() - days * 24 * HOUR_MS - hours * HOUR_MS);

/** The bin's moment of a record that is in it. */
export const binned = (now: Date, days: number | undefined): Date | null =>
  days === undefined ? null : ago(now, days, 3);

interface Place {
  readonly owner: FileOwner;
  readonly ownerId: number;
  readonly field: string;
  readonly position?: number;
}

/** The row of a file of the demo. */
export const fileRow = (
  { width, height, ...upload }: Upload,
  { position = 0, ...place }: Place,
  { userId, now }: SeedContext,
): typeof files.$inferInsert => ({
  ...upload,
  ...place,
  position,
  userId,
  meta: width === undefined || height === undefined ? {} : { width, height },
  createdAt: now,
});

/** The cover of a venue or a category, or a venue's logo, where the demo has one for it. */
export const seedFace = async (
  file: string | undefined,
  at: {
    readonly owner: 'points' | 'categories';
    readonly ownerId: number;
    readonly field: 'cover' | 'logo';
  },
  context: SeedContext,
): Promise<void> => {
  if (file === undefined) return;
  const row = fileRow(context.demoFiles.face(file), at, context);
  await context.db.insert(files).values(row);
};
