import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const PAGE = 4096;
const SECTOR = 512;

/** What is surely on the disk of one file, and which pages have been written since, by the number of their last write. */
interface FileState {
  durable: Buffer;
  /** The write up to which it is. */
  synced: number;
  readonly dirty: Map<number, number>;
  /** The write by which its length has been changed since: which one the disk has is open; 0 = by none. */
  resized: number;
}

/** A name that came, went or changed since its folder was last synced. */
interface NameChange {
  readonly folder: string;
  readonly apply: (names: Map<string, FileState>) => void;
  readonly file: FileState;
}

/**
 * What a disk without power would hold: everything that was synced, and of the rest any part, page by page. Names follow in
 * order, as a journal keeps them; a synced file has its name.
 */
export class ShadowDisk {
  readonly #folder: string;
  readonly #before: string;
  /** Files touched so far, under the names they have now, and under the names that surely last. */
  readonly #now = new Map<string, FileState>();
  readonly #lasting = new Map<string, FileState>();
  #changes: NameChange[] = [];
  #writes = 0;
  isCut = false;

  /**
   * @param folder the one that is written to
   * @param before a copy of it, from before
   * @param onWrite called with the number of each write, before it is noted
   */
  constructor(
    folder: string,
    before: string,
    readonly onWrite: (count: number) => void,
  ) {
    this.#folder = folder;
    this.#before = before;
  }

  wrote(path: string, position: number, length: number): void {
    if (this.#tick()) return;
    const { dirty } = this.#stateOf(path);
    for (let page = Math.floor(position / PAGE); page * PAGE < position + length; page += 1)
      dirty.set(page, this.#writes);
  }

  resized(path: string): void {
    if (!this.#tick()) this.#stateOf(path).resized = this.#writes;
  }

  created(path: string): void {
    if (this.#tick()) return;
    const name = this.#nameOf(path);
    const file: FileState = { durable: Buffer.alloc(0), synced: 0, dirty: new Map(), resized: 0 };
    this.#now.set(name, file);
    this.#note(name, file, (names) => names.set(name, file));
  }

  removed(path: string): void {
    if (this.#tick()) return;
    const name = this.#nameOf(path);
    const file = this.#stateOf(path);
    this.#now.delete(name);
    this.#note(name, file, (names) => names.delete(name));
  }

  renamed(from: string, to: string): void {
    if (this.#tick()) return;
    const [old, name] = [this.#nameOf(from), this.#nameOf(to)];
    const file = this.#stateOf(from);
    this.#now.delete(old);
    this.#now.set(name, file);
    this.#note(name, file, (names) => {
      names.delete(old);
      names.set(name, file);
    });
  }

  /** A sync begins. @returns it has come to its end: what was written before it began is on the disk, what came meanwhile may be */
  syncing(path: string): () => void {
    if (this.#tick()) return () => {};
    const at = this.#writes;
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      const folder = this.#nameOf(path);
      const inside = this.#changes.filter((change) => change.folder === folder);
      return () => this.#settle(inside);
    }
    const file = this.#stateOf(path);
    const bytes = readFileSync(path);
    const last = this.#changes.findLastIndex((change) => change.file === file);
    const { folder } = this.#changes[last] ?? {};
    const named = this.#changes.slice(0, last + 1).filter((change) => change.folder === folder);
    return () => {
      // One that began later may have ended sooner.
      if (this.isCut || at < file.synced) return;
      file.durable = bytes;
      file.synced = at;
      for (const [page, write] of file.dirty) if (write <= at) file.dirty.delete(page);
      if (file.resized <= at) file.resized = 0;
      this.#settle(named);
    };
  }

  /** The power goes. @returns writes what is left into `target`; `keep` = share of unsynced pages that made it */
  cut(target: string, { keep, random }: { readonly keep: number; readonly random: () => number }): void {
    this.isCut = true;
    cpSync(this.#folder, target, { recursive: true });
    const kept = Math.floor(random() * (this.#changes.length + 1));
    const names = new Map(this.#lasting);
    for (const { apply } of this.#changes.slice(0, kept)) apply(names);
    for (const name of this.#now.keys()) if (!names.has(name)) rmSync(join(target, name), { force: true });
    for (const [name, file] of names) {
      const at = [...this.#now].find(([, each]) => each === file)?.[0];
      const live = at === undefined ? file.durable : readFileSync(join(this.#folder, at));
      mkdirSync(dirname(join(target, name)), { recursive: true });
      writeFileSync(join(target, name), mixed(file, live, keep, random));
    }
  }

  #tick(): boolean {
    if (this.isCut) return true;
    this.#writes += 1;
    this.onWrite(this.#writes);
    return this.isCut;
  }

  #stateOf(path: string): FileState {
    const name = this.#nameOf(path);
    const known = this.#now.get(name);
    if (known) return known;
    const durable = readFileSync(join(this.#before, name));
    const file: FileState = { durable, synced: 0, dirty: new Map(), resized: 0 };
    this.#now.set(name, file);
    this.#lasting.set(name, file);
    return file;
  }

  #note(name: string, file: FileState, apply: NameChange['apply']): void {
    this.#changes.push({ folder: dirname(name), apply, file });
  }

  #settle(settled: readonly NameChange[]): void {
    if (this.isCut) return;
    for (const { apply } of settled) apply(this.#lasting);
    this.#changes = this.#changes.filter((change) => !settled.includes(change));
  }

  #nameOf(path: string): string {
    return relative(this.#folder, path) || '.';
  }
}

/** The durable content with some of what was written since: whole pages, and some torn in the middle. */
const mixed = (
  { durable, dirty, resized }: FileState,
  live: Buffer,
  keep: number,
  random: () => number,
): Buffer => {
  const length = resized > 0 && random() < 0.5 ? live.length : Math.max(durable.length, 0);
  const made = dirty.size === 0 ? length : Math.max(length, random() < keep ? live.length : length);
  const out = Buffer.alloc(made);
  durable.copy(out, 0, 0, Math.min(durable.length, made));
  for (const page of dirty.keys()) {
    if (random() >= keep) continue;
    const isTorn = random() < 0.2;
    const end = isTorn ? Math.floor(random() * (PAGE / SECTOR)) * SECTOR : PAGE;
    live.copy(out, page * PAGE, page * PAGE, Math.min(page * PAGE + end, live.length, made));
  }
  return out;
};
