import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The two parts of Emscripten's file system that matter here; its own types do not name them. */
interface EmscriptenStream {
  readonly nfd?: number;
  readonly node: object;
}
interface NodeFsBackend {
  readonly realPath: (node: object) => string;
  readonly stream_ops: { fsync?: (stream: EmscriptenStream) => void };
}

type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's folder on disk, with an fsync that reaches the disk: Emscripten's own does nothing for a real folder, so a
 * power cut would take writes that were answered already (trust.md, the embedded database).
 */
export class DurableFs extends NodeFS {
  readonly #onFault: (error: unknown) => never;
  readonly #onSync: () => void;

  /**
   * @param onFault called when the disk refuses to sync: nothing written after that may be believed, so it must end the process
   * @param onSync called after every sync that reached the disk
   */
  constructor(
    folder: string,
    { onFault, onSync }: { onFault: (error: unknown) => never; onSync?: () => void },
  ) {
    super(folder);
    this.#onFault = onFault;
    this.#onSync = onSync ?? (() => {});
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object): void => {
      const backend = backendOf(module);
      backend.stream_ops.fsync = (stream) => this.#sync(stream, backend);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  #sync({ nfd, node }: EmscriptenStream, { realPath }: NodeFsBackend): void {
    try {
      if (nfd === undefined) syncFolder(realPath(node));
      else fsyncSync(nfd);
      this.#onSync();
    } catch (error) {
      this.#onFault(error);
    }
  }
}

/** Makes the names in a folder (new, renamed, removed) as durable as the contents of its files. */
export const syncFolder = (path: string): void => {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

const backendOf = (module: object): NodeFsBackend => {
  const backend: unknown = Reflect.get(module, 'NODEFS');
  if (
    typeof backend !== 'object' ||
    backend === null ||
    !('stream_ops' in backend) ||
    !('realPath' in backend)
  ) {
    throw new Error('Expected PGlite to offer NODEFS.stream_ops: without its fsync writes are not durable.');
  }
  return backend as NodeFsBackend;
};
