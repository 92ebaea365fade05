import { copyFileSync, existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFile } from './syncTree';

/** What lay under a path: a copy of the file, a folder, or nothing. */
type Before = { readonly copy: string } | 'folder' | 'nothing';

/**
 * What an opening does to a folder, so that one that fails can be undone. PostgreSQL writes before it knows whether it
 * can open: it removes caches, replays its log, notes in its control file that it has recovered. Files are copied aside
 * just before they are first changed. Only the process that began may undo: copies left by one that was killed are older
 * than what may have been answered since, so they are thrown away.
 */
export class FolderUndo {
  readonly #aside: string;
  #before: Map<string, Before> | undefined;

  /** @param folder the copies lie beside it, in `{folder}.undo` */
  constructor(folder: string) {
    this.#aside = `${folder}.undo`;
  }

  /** From now on changes are noted. */
  begin(): void {
    this.forget();
    this.#before = new Map();
  }

  /** The opening has succeeded: what was changed stays. */
  forget(): void {
    this.#before = undefined;
    rmSync(this.#aside, { recursive: true, force: true });
  }

  /** Puts everything back. @returns false when there was no room for the copies, so that nothing could be put back */
  revert(): boolean {
    const before = this.#before;
    this.#before = undefined;
    // Folders before what lies in them.
    for (const [path, was] of [...(before ?? [])].sort(([one], [other]) => one.length - other.length)) {
      if (was === 'folder') mkdirSync(path, { recursive: true });
      else if (was === 'nothing') rmSync(path, { recursive: true, force: true });
      else {
        copyFileSync(was.copy, path);
        syncFile(path);
      }
    }
    this.forget();
    return before !== undefined;
  }

  /** Hears of every change before it is made. */
  note(paths: () => readonly string[]): void {
    if (this.#before === undefined) return;
    for (const path of paths()) this.#note(path);
  }

  #note(path: string): void {
    if (this.#before === undefined || this.#before.has(path)) return;
    if (!existsSync(path)) this.#before.set(path, 'nothing');
    else if (lstatSync(path).isDirectory()) this.#before.set(path, 'folder');
    else this.#keep(path, this.#before);
  }

  #keep(path: string, before: Map<string, Before>): void {
    const copy = join(this.#aside, String(before.size));
    try {
      mkdirSync(this.#aside, { recursive: true });
      copyFileSync(path, copy);
      before.set(path, { copy });
    } catch {
      // Without room for a copy the database is opened without one: it may need none.
      this.forget();
    }
  }
}
