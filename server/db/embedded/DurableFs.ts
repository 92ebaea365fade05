import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { FolderUndo } from './FolderUndo';
import { backendOf, type EmscriptenStream, type NodeFsBackend } from './nodeFsBackend';
import { syncFolder } from './syncTree';
import { watchChanges } from './watchChanges';

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
