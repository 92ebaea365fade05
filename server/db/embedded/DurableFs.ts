import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { FolderUndo } from './FolderUndo';
import { backendOf, type EmscriptenStream, type NodeFsBackend } from './nodeFsBackend';
import { syncFolder } from './syncTree';

type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's folder on disk, with an fsync that reaches the disk: Emscripten's own does nothing for a real folder, so a
 * power cut would take writes that were answered already (trust.md, the embedded database).
 */
export class DurableFs extends NodeFS {
  /** What an opening that fails has changed. */
  readonly undo: FolderUndo;
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
    this.undo = new FolderUndo(folder);
    this.#onFault = onFault;
    this.#onSync = onSync ?? (() => {});
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object): void => {
      const backend = backendOf(module);
      this.undo.watch(backend);
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
