import { getTableName, sql } from 'drizzle-orm';
import type { FieldConfig } from '../../contract/fieldConfig';
import { changesBetween } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import type { ChangeKind } from '../../contract/vocabulary';
import type { Deps } from '../Deps';
import { changes, guestVersions, points, users } from '../db/schema';
import type { Sections } from '../Sections';
import type { Resource } from './Resource';
import { rootOf } from './reach';

/** What a write has done to one record; `runWrite` keeps it in the write's own transaction. */
export interface Noted {
  readonly resource: string;
  readonly recordId: number;
  /** The venue it happened in; members and roles belong to the business as a whole. */
  readonly pointId?: number;
  readonly businessId?: number;
  readonly title: string;
  /** Who did it; null: the operator of the server. */
  readonly userId: number | null;
  /** What they are called there, where that is not their own name. */
  readonly person?: string;
  readonly kind: ChangeKind;
  readonly before: WireRecord;
  readonly after: WireRecord;
  /** The change that this one takes back. */
  readonly undoes?: number;
}

/** A record that something happened to. */
export interface Touched {
  readonly id: number;
  readonly rootId: number;
  readonly title: string;
}

type NoteDeps = Pick<Deps, 'note' | 'sections'>;

/** Notes what became of records that keep their fields: moved to the bin, stopped, ... */
export const noteMoves = (
  resource: Resource,
  kind: ChangeKind,
  { records, userId }: { readonly records: readonly Touched[]; readonly userId: number },
  { note }: Pick<Deps, 'note'>,
): void => {
  if (!hasHistory(resource)) return;
  for (const { id, rootId, title } of records) {
    note({
      resource: resource.name,
      recordId: id,
      pointId: rootId,
      title,
      userId,
      kind,
      before: {},
      after: {},
    });
  }
};

/** Notes a save; one that changes nothing leaves nothing. @param before absent: the record is new */
export const noteSave = (
  resource: Resource,
  { before, after, ...touched }: Touched & { readonly before?: WireRecord; readonly after: WireRecord },
  userId: number,
  deps: NoteDeps,
): void => {
  if (!hasHistory(resource)) return;
  const changed = changesBetween(sectionsOf(resource, deps.sections).flat(), before ?? {}, after);
  if (!changed && before) return;
  const { id: recordId, rootId: pointId, title } = touched;
  const at = { resource: resource.name, recordId, pointId, title, userId };
  if (before) deps.note({ ...at, kind: 'update', before: {}, after: {}, ...changed });
  else deps.note({ ...at, kind: 'create', before: {}, after: changed?.after ?? {} });
};

/** The fields of a resource's records, section by section. */
export const sectionsOf = ({ rows }: Resource, sections: Sections): readonly (readonly FieldConfig[])[] => {
  const names = new Set(Object.values(rows).flatMap(({ sections: own = [] }) => own));
  return [...names].map((name) => sections.fields(name));
};

/** History is a venue's: who may see the venue may see what was done there. */
const hasHistory = (resource: Resource): boolean =>
  getTableName(rootOf(resource).table) === getTableName(points);

/** Keeps what one act has changed, as one batch; from its commit on guests see it. @returns the numbers of the entries */
export const keepChanges = async (
  noted: readonly Noted[],
  batch: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<readonly number[]> => {
  const createdAt = clock();
  const kept: number[] = [];
  for (let from = 0; from < noted.length; from += AT_ONCE) {
    const some = noted.slice(from, from + AT_ONCE);
    const rows = await db
      .insert(changes)
      .values(some.map((each) => ({ ...each, batch, createdAt, person: each.person ?? nameOf(each.userId) })))
      .returning({ id: changes.id });
    kept.push(...rows.map(({ id }) => id));
  }
  await countForGuests(
    noted.flatMap(({ pointId }) => (pointId === undefined ? [] : [pointId])),
    { db },
  );
  return kept;
};

/**
 * Says that guests see something else of these venues. Last in its transaction, and in one order of venues: nobody waits here for somebody who waits for them. A venue that was removed
 * meanwhile has no page.
 */
export const countForGuests = async (
  pointIds: readonly number[],
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  const ids = [...new Set(pointIds)];
  if (ids.length === 0) return;
  await db
    .insert(guestVersions)
    .values(ids.sort((one, other) => one - other).map((pointId) => ({ pointId, version: 1 })))
    .onConflictDoUpdate({
      target: guestVersions.pointId,
      set: { version: sql`${guestVersions.version} + 1` },
    });
};

/** Rows in one statement: databases take some tens of thousands of parameters. */
const AT_ONCE = 1000;

/** What a person is called; whoever has not said it yet, by the address. */
export const shownName = sql<string>`coalesce(
  nullif(trim(concat_ws(' ', ${users.name}, ${users.lastName})), ''), ${users.email})`;

const nameOf = (userId: number | null) =>
  userId === null ? null : sql`(select ${shownName} from ${users} where ${users.id} = ${userId})`;

/** Where nothing is written, nothing can be noted. */
export const noNote: Deps['note'] = ({ resource, kind }) => {
  throw new Error(`Expected a write of runWrite, got "${kind}" of "${resource}" outside of one.`);
};
