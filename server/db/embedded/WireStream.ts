import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** A database that speaks PostgreSQL's protocol, but not over a socket. */
export interface Link {
  /** Resolves when the database can be asked. */
  readonly ready: Promise<void>;
  /** Whole messages of a client, and everything the database answers to them. Rejects when the database is gone. */
  readonly exchange: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Stands where node-postgres expects its socket, so that both databases are asked by one driver. */
export class WireStream extends Duplex {
  readonly #link: Link;

  constructor(link: Link) {
    super();
    this.#link = link;
  }

  connect(): this {
    this.#link.ready.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(bytes: Buffer): void {
    this.#link.exchange(new Uint8Array(bytes)).then(
      (answer) => {
        if (!this.destroyed && !this.writableFinished && answer.length > 0) {
          this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        }
      },
      (error: Error) => this.destroy(error),
    );
  }
}

/** Asks a PGlite of this thread in PostgreSQL's own protocol, one exchange after another. */
export const exchangeWith = (client: PGlite): Link['exchange'] => {
  let turn: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const answered = turn.then(async () => {
      if (bytes[0] === STARTUP) await forgetLast(client);
      const parts: Buffer[] = [];
      // The bytes belong to the database's memory: copied before it writes there again.
      const onRawData = (part: Uint8Array): void => void parts.push(Buffer.from(part));
      await client.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
      return new Uint8Array(Buffer.concat(parts));
    });
    turn = answered.catch(() => {});
    return answered;
  };
};

/** Only the first message of a connection has no letter; its length begins with this. */
const STARTUP = 0;

/** There is one session for all connections: what the last one left behind is none of the next one's business. */
const forgetLast = async (client: PGlite): Promise<void> => {
  if (client.isInTransaction()) await client.exec('rollback');
  await client.exec('discard all');
};
