/** The parts of Emscripten's file system that matter here; its own types do not name them. */
export interface EmscriptenStream {
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
  if (
    typeof backend !== 'object' ||
    backend === null ||
    !('stream_ops' in backend) ||
    !('node_ops' in backend) ||
    !('realPath' in backend)
  ) {
    throw new Error('Expected PGlite to offer NODEFS.stream_ops: without its fsync writes are not durable.');
  }
  return backend as NodeFsBackend;
};
