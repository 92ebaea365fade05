import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Deps } from '../Deps';

/** How what was just committed reaches whoever waits for it, in this process and in others on the same PostgreSQL. */
export interface Live {
  /** To be called after a commit. @param userIds whose notices are others now */
  readonly wake: (userIds?: readonly number[]) => void;
  /** @returns stops it */
  readonly hear: (listener: Heard) => () => void;
  /** Whether other processes are heard, too, or there are none. */
  readonly isWhole: () => boolean;
  readonly close: () => Promise<void>;
}

type Heard = (userIds: readonly number[]) => void;

const CHANNEL = 'carte_live';
/** Many writes in a row are told as one. */
const GATHER_MS = 50;
const AGAIN_MS = 5000;
/** A payload of PostgreSQL takes 8,000 bytes. */
const MAX_TOLD = 500;

/** Of one process: the embedded database has no other. */
export const makeLive = (tellOthers: (userIds: readonly number[]) => void = () => {}): Live => {
  const listeners = new Set<Heard>();
  let timer: NodeJS.Timeout | undefined;
  let waiting = new Set<number>();
  const tell = (): void => {
    const userIds = [...waiting];
    waiting = new Set();
    timer = undefined;
    for (const listener of [...listeners]) listener(userIds);
    tellOthers(userIds.slice(0, MAX_TOLD));
  };
  return {
    wake: (userIds = []) => {
      for (const id of userIds) waiting.add(id);
      timer ??= setTimeout(tell, GATHER_MS);
      timer.unref();
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isWhole: () => true,
    close: async () => {
      clearTimeout(timer);
      if (timer) tell();
    },
  };
};

/** Of several processes on one PostgreSQL: each tells the others by `NOTIFY`. Where that does not arrive, they look by themselves. */
export const liveOnPostgres = (url: string, { db, log }: Pick<Deps, 'db' | 'log'>): Live => {
  const failed = (error: unknown): void => log.warn({ err: error }, 'other processes cannot be told');
  const own = makeLive((userIds) => {
    db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(userIds)})`).catch(failed);
  });
  const others = new Set<Heard>();
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isListening = false;

  const lost = (): void => {
    isListening = false;
    client = undefined;
    if (isClosed || again) return;
    again = setTimeout(() => {
      again = undefined;
      connect();
    }, AGAIN_MS);
    again.unref();
  };
  const connect = (): void => {
    const fresh = new Client({ connectionString: url, application_name: 'carte-live', keepAlive: true });
    client = fresh;
    fresh.on('error', () => {});
    fresh.on('end', lost);
    fresh.on('notification', ({ payload = '' }) => {
      const userIds = readIds(payload);
      for (const listener of [...others]) listener(userIds);
    });
    fresh
      .connect()
      .then(() => fresh.query(`listen ${CHANNEL}`))
      .then(() => {
        isListening = true;
      })
      .catch((error: unknown) => {
        failed(error);
        fresh.end().catch(() => {});
        lost();
      });
  };
  return {
    wake: own.wake,
    hear: (listener) => {
      const stop = own.hear(listener);
      others.add(listener);
      if (!client && !again && !isClosed) connect();
      return () => {
        stop();
        others.delete(listener);
      };
    },
    isWhole: () => isListening,
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await own.close();
      await client?.end().catch(() => {});
    },
  };
};

/** Anybody who may use the database may notify. */
const readIds = (payload: string): readonly number[] => {
  try {
    const read: unknown = JSON.parse(payload);
    return Array.isArray(read) ? read.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
};
