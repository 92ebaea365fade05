import { Duplex } from 'node:stream';

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
