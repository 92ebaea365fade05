import { closeSync, fstatSync, fsync, fsyncSync, openSync } from 'node:fs';

/** What PostgreSQL is about to write into an open file. */
export interface Written {
  readonly stream: { readonly nfd?: number; readonly node: object };
  readonly bytes: () => Uint8Array;
  readonly at: number;
}

interface Hooks {
  /** Called when the disk refuses; must not return. */
  readonly onFault: (error: unknown) => never;
  /** Called with the path before a sync begins; what it returns is called when it has reached the disk. */
  readonly onSync: (path: string) => () => void;
}

/**
 * Syncs of PostgreSQL's log that are owed to it: they are taken on at once, and done together, beside what it does next, so that commits
 * that come while one is done share the one after it. Two rules make that as good as syncing at once. Whoever answers waits until
 * nothing is owed of what came before (`flush`). And PostgreSQL, which believes its log to be on the disk, changes nothing
 * else in its folder before it is (`settle`): no page of a table comes before what the log says of it.
 */
export class SharedSync {
  readonly #hooks: Hooks;
  #node: object | undefined;
  #path = '';
  #fd: number | undefined;
  #owed = 0;
  #done = 0;
  #flying: { readonly fd: number; readonly landed: Promise<void> } | undefined;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** How many syncs were taken on so far, and how many of them are done. */
  get count(): { readonly owed: number; readonly done: number } {
    return { owed: this.#owed, done: this.#done };
  }

  /** Takes on the sync of a file of the log. */
  owe(node: object, path: string): void {
    if (node !== this.#node) {
      this.settle();
      this.#turnTo(node, path);
    }
    this.#owed += 1;
  }

  /** To be called before anything is changed in the folder. @param written where that is bytes of an open file */
  beforeChange(written: Written | undefined): void {
    if (this.#done === this.#owed) return;
    if (written && (written.stream.node === this.#node || isRoom(written))) return;
    this.settle();
  }

  /** Does at once what is owed. */
  settle(): void {
    if (this.#done === this.#owed || this.#fd === undefined) return;
    const synced = this.#hooks.onSync(this.#path);
    try {
      fsyncSync(this.#fd);
    } catch (error) {
      this.#hooks.onFault(error);
    }
    synced();
    this.#done = this.#owed;
  }

  /** Does what is owed by now in a thread of the system's: one sync at a time, and all that comes meanwhile with the next. */
  async flush(): Promise<void> {
    for (const upTo = this.#owed; this.#done < upTo && this.#fd !== undefined; ) {
      this.#flying ??= { fd: this.#fd, landed: this.#fly(this.#fd) };
      await this.#flying.landed;
    }
  }

  /** The folder is closed: nothing comes after what is owed. */
  close(): void {
    this.settle();
    this.#release();
    this.#fd = undefined;
  }

  async #fly(fd: number): Promise<void> {
    const upTo = this.#owed;
    const synced = this.#hooks.onSync(this.#path);
    const error = await new Promise<unknown>((resolve) => fsync(fd, resolve));
    this.#flying = undefined;
    if (error) this.#hooks.onFault(error);
    synced();
    this.#done = Math.max(this.#done, upTo);
    if (fd !== this.#fd) closeSync(fd);
  }

  /** A descriptor of our own: PostgreSQL closes its one when it goes on to the next file. */
  #turnTo(node: object, path: string): void {
    this.#release();
    this.#fd = openSync(path, 'r+');
    this.#node = node;
    this.#path = path;
  }

  /** One that is being synced is closed when that is done. */
  #release(): void {
    if (this.#fd !== undefined && this.#fd !== this.#flying?.fd) closeSync(this.#fd);
  }
}

/** Nothing but room at the end of a file, as PostgreSQL makes it for pages to come: it waits for no log, there either. */
const isRoom = ({ stream: { nfd }, bytes, at }: Written): boolean =>
  nfd !== undefined && at >= fstatSync(nfd).size && bytes().every((byte) => byte === 0);
