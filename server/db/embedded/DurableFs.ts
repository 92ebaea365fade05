import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from './syncTree';

/** What lay under a path: a copy of the file, a folder, or nothing. */
type Before = { readonly copy: string } | 'folder' | 'nothing';

/**
 * What an opening does to a folder, so that one that fails can be undone. PostgreSQL writes before it knows whether it
 * can open: it removes caches, replays its log, notes in its control file that it has recovered. Files are copied aside
 * just before they are first changed. Only the process that began may undo: copies left by one that was killed are older
 * than what may have been answered since, so they are thrown away.
 */
class FolderUndo {
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
      else copyDurably(was.copy, path);
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

const copyDurably = (from: string, to: string): void => {
  copyFileSync(from, to);
  const fd = openSync(to, 'r+');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

/** The parts of Emscripten's file system that matter here; its own types do not name them. */
interface EmscriptenStream {
  readonly nfd?: number;
  readonly node: object;
}

type Size = { readonly size?: number };

/** Emscripten's door to a real folder: everything PostgreSQL does to its files goes through these. */
export interface NodeFsBackend {
  readonly realPath: (node: object) => string;
  readonly stream_ops: {
    fsync?: (stream: EmscriptenStream) => void;
    write: (
      stream: EmscriptenStream,
      bytes: Uint8Array,
      offset: number,
      length: number,
      at: number,
    ) => number;
    setattr: (stream: EmscriptenStream, change: Size) => void;
  };
  readonly node_ops: {
    mknod: (parent: object, name: string, mode: number, device: number) => object;
    rename: (node: object, parent: object, name: string) => void;
    unlink: (parent: object, name: string) => void;
    rmdir: (parent: object, name: string) => void;
    setattr: (node: object, change: Size) => void;
  };
}

/** @throws Error when PGlite has changed so much that its writes could not be made durable */
export const backendOf = (module: object): NodeFsBackend => {
  const backend: unknown = Reflect.get(module, 'NODEFS');
  if (!isNodeFs(backend))
    throw new Error('Expected PGlite to offer NODEFS.stream_ops: without its fsync writes are not durable.');
  return backend;
};

const isNodeFs = (backend: unknown): backend is NodeFsBackend =>
  typeof backend === 'object' &&
  backend !== null &&
  ['stream_ops', 'node_ops', 'realPath'].every((part) => part in backend);

/**
 * Tells of everything PostgreSQL is about to change in its folder.
 * @param onChange gets the paths, to be asked for only when they are wanted
 */
const watchChanges = (
  { realPath, stream_ops: streams, node_ops: nodes }: NodeFsBackend,
  onChange: (paths: () => readonly string[]) => void,
): void => {
  const { write, setattr: setOpen } = streams;
  const { mknod, rename, unlink, rmdir, setattr } = nodes;
  const under = (parent: object, name: string): string => join(realPath(parent), name);
  streams.write = (stream, ...rest) => {
    onChange(() => [realPath(stream.node)]);
    return write(stream, ...rest);
  };
  streams.setattr = (stream, change) => {
    if (change.size !== undefined) onChange(() => [realPath(stream.node)]);
    setOpen(stream, change);
  };
  nodes.setattr = (node, change) => {
    if (change.size !== undefined) onChange(() => [realPath(node)]);
    setattr(node, change);
  };
  nodes.mknod = (parent, name, ...rest) => {
    onChange(() => [under(parent, name)]);
    return mknod(parent, name, ...rest);
  };
  nodes.rename = (node, parent, name) => {
    onChange(() => [realPath(node), under(parent, name)]);
    rename(node, parent, name);
  };
  nodes.unlink = (parent, name) => {
    onChange(() => [under(parent, name)]);
    unlink(parent, name);
  };
  nodes.rmdir = (parent, name) => {
    onChange(() => [under(parent, name)]);
    rmdir(parent, name);
  };
};

type InitOptions = Parameters<NodeFS['init']>[1];

interface Hooks {
  /** Called when the disk refuses to sync: nothing written after that may be believed, so it must end the process. */
  readonly onFault: (error: unknown) => never;
  /** Called after every sync that reached the disk. */
  readonly onSync?: () => void;
  /** Called before each change of the folder; ends the thread when there may be none. */
  readonly beforeChange?: () => void;
}

/**
 * PGlite's folder on disk, with an fsync that reaches the disk: Emscripten's own does nothing for a real folder, so a
 * power cut would take writes that were answered already (trust.md, the embedded database).
 */
export class DurableFs extends NodeFS {
  /** What an opening that fails has changed. */
  readonly undo: FolderUndo;
  readonly #onFault: (error: unknown) => never;
  readonly #onSync: () => void;
  /** To be called before anything else changes the folder, too. */
  readonly beforeChange: () => void;

  constructor(folder: string, { onFault, onSync, beforeChange }: Hooks) {
    super(folder);
    this.undo = new FolderUndo(folder);
    this.#onFault = onFault;
    this.#onSync = onSync ?? (() => {});
    this.beforeChange = beforeChange ?? (() => {});
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object): void => {
      const backend = backendOf(module);
      watchChanges(backend, (paths) => {
        this.beforeChange();
        this.undo.note(paths);
      });
      backend.stream_ops.fsync = (stream) => this.#sync(stream, backend);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  #sync({ nfd, node }: EmscriptenStream, { realPath }: NodeFsBackend): void {
    this.beforeChange();
    try {
      if (nfd === undefined) syncFolder(realPath(node));
      else fsyncSync(nfd);
      this.#onSync();
    } catch (error) {
      this.#onFault(error);
    }
  }
}
