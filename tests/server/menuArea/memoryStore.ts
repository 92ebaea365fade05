import type { FileStore } from '../../../server/files/FileStore';

export interface MemoryStore extends FileStore {
  readonly kept: ReadonlyMap<string, File>;
}

/** A file store that keeps everything in memory and believes what it is told. */
export const memoryStore = (): MemoryStore => {
  const kept = new Map<string, File>();
  let next = 1;
  return {
    folder: '/nowhere',
    kept,
    keep: async (file) => {
      const name = `${next++}.jpg`;
      kept.set(name, file);
      return { name, thumbnail: null, originalName: file.name, mime: file.type, bytes: file.size };
    },
    drop: async (names) => {
      for (const name of names) kept.delete(name);
    },
    orphans: async () => 0,
  };
};
