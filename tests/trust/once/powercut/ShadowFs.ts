import type { PGlite } from '@electric-sql/pglite';
import { backendOf, DurableFs, type NodeFsBackend } from '../../../../server/db/embedded/DurableFs';
import type { ShadowDisk } from './ShadowDisk';

/**
 * The durable folder, with every change told to a shadow of the disk: bytes after they were written, names before they change,
 * because a cut in between looks for files by the names the shadow knows.
 */
export class ShadowFs extends DurableFs {
  readonly #disk: ShadowDisk;

  constructor(folder: string, disk: ShadowDisk, syncs: 'counted' | 'ignored') {
    super(folder, {
      onFault: (error) => {
        throw error;
      },
      onSync: (path) => {
        const synced = disk.syncing(path);
        return syncs === 'counted' ? synced : () => {};
      },
    });
    this.#disk = disk;
  }

  override async init(pg: PGlite, options: Parameters<DurableFs['init']>[1]): ReturnType<DurableFs['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object): void => this.#watch(backendOf(module));
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  #watch({ realPath, stream_ops: streams, node_ops: nodes }: NodeFsBackend): void {
    const disk = this.#disk;
    const { write } = streams;
    const { mknod, rename, unlink, setattr } = nodes;
    streams.write = (stream, buffer, offset, length, position) => {
      const written = write(stream, buffer, offset, length, position);
      disk.wrote(realPath(stream.node), position, length);
      return written;
    };
    nodes.mknod = (parent, name, mode, device) => {
      if ((mode & 0o170000) === 0o100000) disk.created(`${realPath(parent)}/${name}`);
      return mknod(parent, name, mode, device);
    };
    nodes.rename = (node, parent, name) => {
      const [from, to] = [realPath(node), `${realPath(parent)}/${name}`];
      disk.renamed(from, to);
      rename(node, parent, name);
    };
    nodes.unlink = (parent, name) => {
      const path = `${realPath(parent)}/${name}`;
      disk.removed(path);
      return unlink(parent, name);
    };
    nodes.setattr = (node, change) => {
      const set = setattr(node, change);
      if (change.size !== undefined) disk.resized(realPath(node));
      return set;
    };
  }
}
