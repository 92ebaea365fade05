import { fsyncSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { FolderUndo } from './FolderUndo';
import { SharedSync, type Written } from './SharedSync';
import { syncFolder } from './syncTree';

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
    llseek: (stream: EmscriptenStream, offset: number, whence: number) => number;
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
 * @param onChange gets the paths, to be asked for only when they are wanted, and the bytes that go into an open file
 */
const watchChanges = (
  { realPath, stream_ops: streams, node_ops: nodes }: NodeFsBackend,
  onChange: (paths: () => readonly string[], written?: Written) => void,
): void => {
  const { write, setattr: setOpen } = streams;
  const { mknod, rename, unlink, rmdir, setattr } = nodes;
  const under = (parent: object, name: string): string => join(realPath(parent), name);
  streams.write = (stream, ...rest) => {
    const [heap, offset, length, at] = rest;
    const bytes = (): Uint8Array => new Uint8Array(heap.buffer, heap.byteOffset + offset, length);
    onChange(() => [realPath(stream.node)], { stream, bytes, at });
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

/** Of `llseek`: from the end. */
const SEEK_END = 2;

/**
 * PostgreSQL asks how long a table is at each look at it, and at each page when it tidies one up. Nobody but this thread changes a file of
 * the folder, so the system is asked once.
 */
export const rememberLengths = ({
  stream_ops: streams,
  node_ops: nodes,
}: Pick<NodeFsBackend, 'stream_ops' | 'node_ops'>): void => {
  const known = new WeakMap<object, number>();
  const { llseek, write, setattr: setOpen } = streams;
  const { setattr } = nodes;
  streams.llseek = (stream, offset, whence) => {
    if (whence !== SEEK_END) return llseek(stream, offset, whence);
    const length = known.get(stream.node) ?? llseek(stream, 0, SEEK_END);
    known.set(stream.node, length);
    return length + offset;
  };
  streams.write = (stream, ...rest) => {
    const written = write(stream, ...rest);
    const at = rest[3];
    const before = known.get(stream.node);
    if (before !== undefined && at + written > before) known.set(stream.node, at + written);
    return written;
  };
  streams.setattr = (stream, change) => {
    known.delete(stream.node);
    setOpen(stream, change);
  };
  nodes.setattr = (node, change) => {
    known.delete(node);
    setattr(node, change);
  };
};

type InitOptions = Parameters<NodeFS['init']>[1];

interface Hooks {
  /** Called when the disk refuses to sync: nothing written after that may be believed, so it must end the process. */
  readonly onFault: (error: unknown) => never;
  /** Called with the path before a sync begins; what it returns is called when it has reached the disk. */
  readonly onSync?: (path: string) => () => void;
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
  /** To be called before anything else changes the folder, too. */
  readonly beforeChange: () => void;
  readonly #shared: SharedSync;
  readonly #onFault: Hooks['onFault'];
  readonly #onSync: (path: string) => () => void;
  #isSharing = false;

  constructor(folder: string, { onFault, onSync = () => () => {}, beforeChange = () => {} }: Hooks) {
    super(folder);
    this.undo = new FolderUndo(folder);
    this.beforeChange = beforeChange;
    this.#onFault = onFault;
    this.#onSync = (path) => {
      beforeChange();
      return onSync(path);
    };
    this.#shared = new SharedSync({ onFault, onSync: this.#onSync });
  }

  /** From now on syncs of the log are owed: for who answers nobody before they are done. */
  share(): SharedSync {
    this.#isSharing = true;
    return this.#shared;
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object): void => {
      const backend = backendOf(module);
      rememberLengths(backend);
      watchChanges(backend, (paths, written) => {
        this.beforeChange();
        this.#shared.beforeChange(written);
        this.undo.note(paths);
      });
      backend.stream_ops.fsync = (stream) => this.#sync(stream, backend);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  override async closeFs(): Promise<void> {
    this.#shared.close();
    await super.closeFs();
  }

  #sync({ nfd, node }: EmscriptenStream, { realPath }: NodeFsBackend): void {
    const path = realPath(node);
    if (this.#isSharing && nfd !== undefined && basename(dirname(path)) === LOG) this.#shared.owe(node, path);
    else this.#syncNow(nfd, path);
  }

  #syncNow(nfd: number | undefined, path: string): void {
    const synced = this.#onSync(path);
    try {
      if (nfd === undefined) syncFolder(path);
      else fsyncSync(nfd);
    } catch (error) {
      this.#onFault(error);
    }
    synced();
  }
}

/** Where PostgreSQL keeps its log. */
const LOG = 'pg_wal';
