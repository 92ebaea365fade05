import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../contract/fields';
import type { EndpointKey } from '../../contract/rows';
import type { Session } from '../auth/sessions';
import type { DbClock, Deps } from '../Deps';
import type { ListFilter } from '../engine/filters';
import type { Reach } from '../engine/reach';
import { type Grant, reachOf } from '../team/grants';
import { grantsBy } from './holdBusiness';

/** Who makes which call: by which memberships, and how far they go. */
export interface Asker {
  readonly key: EndpointKey;
  readonly userId: number;
  readonly grants: readonly Grant[];
  readonly reach: Reach;
}

export const askerOf = (key: EndpointKey, session: Session): Asker => {
  const grants = grantsBy(key, session);
  return { key, userId: session.userId, grants, reach: reachOf(grants) };
};

/** A record as it was read: its row, and what is read beside it. */
export interface Found {
  readonly row: { readonly id: number; readonly businessId: number; readonly version: number };
}

/** A select of all there is, to be narrowed. */
interface Query<Row> extends PromiseLike<readonly Row[]> {
  where(is: SQL | undefined): Query<Row>;
  orderBy(...by: SQL[]): Query<Row>;
  limit(most: number): Query<Row>;
  offset(from: number): Query<Row>;
  as(name: string): SQLWrapper;
}

export interface Saving<Row> {
  readonly values: WireRecord;
  /** Absent: it is new. */
  readonly before: Row | undefined;
  readonly businessId: number;
  /** What who asks holds in the business, just now. */
  readonly own: Grant;
  readonly asker: Asker;
}

export interface Settled {
  readonly columns: object;
  /** Writes what the record holds in other tables. */
  keep?(id: number): Promise<void>;
}

/**
 * A resource whose records belong to a business and stand in none of its venues: members, roles. The calls that every such resource has
 * are made of its declaration; what is peculiar to one (delegation, the last owner, the letter of an invitation) hangs on its methods.
 */
export interface BusinessResource<Row extends Found> {
  readonly name: 'staff' | 'roles';
  /** The section of its form. */
  readonly section: string;
  readonly table: PgTable & { readonly [Key in 'id' | 'version']: PgColumn } & {
    /** Where it has a bin. */
    readonly deletedAt?: PgColumn;
  };
  select(asker: Asker, deps: DbClock): Query<Row>;
  isWithin(asker: Asker): SQL;
  filters(asker: Asker, now: Date): Readonly<Record<string, ListFilter>>;
  /** What the calls name; the order where none is asked is that of `createdAt`, in the bin of `deletedAt`, the last first. */
  sort(asker: Asker): Readonly<Record<string, SQL>>;
  wire(found: Row, asker: Asker, now: Date): WireRecord;
  titleOf(found: Row): string;
  /** The business that a new record is for. @throws ApiError 403, 422 */
  home(values: WireRecord, asker: Asker, deps: Deps): Promise<number>;
  /** @throws ApiError 403, 409 where it may be neither changed nor moved by who holds this in its business */
  expectMay(own: Grant | undefined, found: Row): void;
  /** The last word before a save: what it forbids, and what it writes. */
  settle(saving: Saving<Row>, deps: Deps): Promise<Settled>;
  /** Tells whom a save concerns. */
  tell?(
    save: { readonly saved: Row; readonly before: Row; readonly asker: Asker },
    deps: Deps,
  ): Promise<void>;
}
