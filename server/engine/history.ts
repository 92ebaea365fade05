import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { FieldConfig } from '../../contract/fieldConfig';
import { changesBetween } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import type { ChangeKind } from '../../contract/vocabulary';
import type { Db, DbClock, Deps } from '../Deps';
import { insertRows, toJson } from '../db/jsonRows';
import { preparedQuery } from '../db/preparedQuery';
import { changes, guestVersions, points, users } from '../db/schema';
import type { Sections } from '../Sections';
import type { Resource } from './Resource';
import { rootOf } from './reach';

/** What a write has done to one record; `runWrite` keeps it in the write's own transaction. */
export interface AuditEntry {
  readonly resource: string;
  readonly recordId: number;
  /** The venue it happened in; members and roles belong to the business as a whole. */
  readonly pointId?: number;
  readonly businessId?: number;
  readonly title: string;
  /** Who did it; null: the operator of the server. */
  readonly userId: number | null;
  /** The name of the person there, where that is not their own name. */
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

type NoteDeps = Pick<Deps, 'audit' | 'sections'>;

interface Moved {
  readonly kind: ChangeKind;
  readonly records: readonly Touched[];
  readonly userId: number;
}

/** Notes what became of records that keep their fields: moved to the bin, stopped, ... */
export const auditMoves = (
  resource: Resource,
  { kind, records, userId }: Moved,
  { audit }: Pick<Deps, 'audit'>,
): void => {
  if (!hasHistory(resource)) return;
  const at = { resource: resource.name, userId, kind, before: {}, after: {} };
  for (const { id, rootId, title } of records) audit({ ...at, recordId: id, pointId: rootId, title });
};

interface SavedRecord extends Touched {
  readonly userId: number;
  /** Absent: the record is new. */
  readonly before?: WireRecord;
  readonly after: WireRecord;
}

/** Notes a save of a record that has a history. */
export const auditSave = (
  resource: Resource,
  { id: recordId, rootId: pointId, title, userId, ...states }: SavedRecord,
  deps: NoteDeps,
): void => {
  if (!hasHistory(resource)) return;
  const fields = sectionsOf(resource, deps.sections).flat();
  auditChange({ resource: resource.name, recordId, pointId, title, userId }, { fields, ...states }, deps);
};

interface States {
  readonly fields: readonly FieldConfig[];
  /** Absent: it is new. */
  readonly before?: WireRecord;
  readonly after: WireRecord;
}

/** Notes what of these fields is another now; where nothing is, nothing is noted. */
export const auditChange = (
  of: Omit<AuditEntry, 'kind' | keyof States>,
  { fields, before, after }: States,
  { audit }: Pick<Deps, 'audit'>,
): void => {
  const changed = changesBetween(fields, before ?? {}, after);
  if (!changed && before) return;
  if (before) audit({ ...of, kind: 'update', before: {}, after: {}, ...changed });
  else audit({ ...of, kind: 'create', before: {}, after: changed?.after ?? {} });
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
export const saveChanges = async (
  noted: readonly AuditEntry[],
  batch: string,
  { db, clock }: DbClock,
): Promise<readonly number[]> => {
  if (noted.length === 0) return [];
  const createdAt = clock();
  const rows = noted.map((each) => ({ ...each, batch, createdAt }));
  const kept = await changesQuery(db, undefined).execute({ rows: toJson(rows) });
  return kept.map(({ id }) => id);
};

/**
 * Says that guests see something else of these venues. Last in its transaction, and in one order of venues: nobody waits here for somebody who waits for them. A venue that was removed
 * meanwhile has no page.
 */
export const countForGuests = async (pointIds: readonly number[], { db }: Db): Promise<void> => {
  if (pointIds.length > 0) await db.execute(counting(sql`unnest(${`{${pointIds.join(',')}}`}::int[])`));
};

const counting = (pointIds: SQL): SQL => sql`insert into ${guestVersions} as known (point_id, version)
  select distinct seen.point_id, 1 from ${pointIds} as seen(point_id) where seen.point_id is not null order by 1
  on conflict (point_id) do update set version = known.version + 1`;

/** The name of a person; whoever has not said it yet, by the address. */
export const shownName = sql<string>`coalesce(
  nullif(trim(concat_ws(' ', ${users.name}, ${users.lastName})), ''), ${users.email})`;

/** The entries, with what their people are called just now, and what they mean for guests. */
const changesQuery = preparedQuery(
  (db) => {
    const person = sql`coalesce(${changes.person}, (
      select ${shownName} from ${users} where ${users.id} = ${changes.userId}))`;
    const kept = db.$with('kept', { id: changes.id }).as(insertRows(changes, { person }));
    const counted = db.$with('counted', {}).as(counting(sql`(select point_id from kept)`));
    return db.with(kept, counted).select({ id: kept.id }).from(kept).orderBy(kept.id);
  },
  () => 'changes',
);

/** Where nothing is written, nothing can be noted. */
export const noAudit: Deps['audit'] = ({ resource, kind }) => {
  throw new Error(`Expected a write of runWrite, got "${kind}" of "${resource}" outside of one.`);
};

/** The first entry of this act in each venue. */
export const entriesOf = async ({
  db,
  flushAudit,
}: Pick<Deps, 'db' | 'flushAudit'>): Promise<ReadonlyMap<number, number>> => {
  const first = await flushAudit();
  if (first === undefined) return new Map();
  const batch = sql`(select mine.batch from ${changes} as mine where ${eq(sql`mine.id`, first)})`;
  const rows = await db
    .select({ pointId: changes.pointId, id: sql<number>`min(${changes.id})` })
    .from(changes)
    .where(sql`${changes.batch} = ${batch}`)
    .groupBy(changes.pointId);
  return new Map(rows.flatMap(({ pointId, id }) => (pointId === null ? [] : [[pointId, id] as const])));
};
