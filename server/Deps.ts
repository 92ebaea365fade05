import type { FastifyBaseLogger } from 'fastify';
import type { Passwords } from './auth/makePasswords';
import type { Secrets } from './auth/makeSecrets';
import type { Database } from './db/Database';
import type { AuditEntry } from './engine/history';
import type { Resource } from './engine/Resource';
import type { ManyDone, ManyRows } from './engine/slices';
import type { Env } from './env';
import type { FileStore } from './files/FileStore';
import type { Live } from './live/makeLive';
import type { Mailer } from './mail/Mailer';
import type { Sections } from './Sections';

/** Everything a handler may touch besides its question. Tests hand in their own clock, mailer and folder. */
export interface Deps {
  /** In a write this is the transaction that `bind` opened: the write and its idempotency key commit together. */
  readonly db: Database;
  /** What guests read: it may lag behind. Nobody else may be shown less than they have saved. */
  readonly guestDb: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  /** Tells the history what a write has done to a record: it is kept together with the write, or not at all. */
  readonly audit: (change: AuditEntry) => void;
  /** Keeps at once what was noted so far. @returns the number of the write's first entry; undefined = it has none yet */
  readonly flushAudit: () => Promise<number | undefined>;
  /** What is noted from now on belongs to this batch: an act that takes several calls. */
  readonly continueBatch: (batch: string) => void;
  /** Does an act of many rows in slices that are one batch, and lets others in between; see `ManyRows`. */
  readonly inSlices: <Row, Told>(act: ManyRows<Row, Told>) => Promise<ManyDone<Told>>;
  /** Tells open pages that something was committed; in a write only after its commit. */
  readonly live: Pick<Live, 'wake' | 'hear' | 'isWhole'>;
  readonly mail: Mailer;
  readonly sections: Sections;
  /** Every resource that is served, parents before what hangs under them: what hangs below a record, and whose field is hidden, is asked of all. */
  readonly resources: readonly Resource[];
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly env: Env;
  /** Where people open the console, for links in letters: never what a request says about its host. */
  readonly publicUrl: () => string;
  readonly log: FastifyBaseLogger;
  /**
   * Does something after the answer: letters, whose time must not show; `later` not even in the request that comes next. Errors are
   * logged; a stop waits for it.
   */
  readonly inBackground: (task: () => Promise<void>, when?: 'now' | 'later') => void;
}

/** What who reads is handed, and who writes the moment besides. */
export type Db = Pick<Deps, 'db'>;
export type DbClock = Pick<Deps, 'db' | 'clock'>;

/** The present moment. Nothing else in the server asks the machine or the database what time it is. */
export type Clock = () => Date;
