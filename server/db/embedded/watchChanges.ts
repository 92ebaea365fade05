import { join } from 'node:path';
import type { NodeFsBackend } from './nodeFsBackend';

/**
 * Tells of everything PostgreSQL is about to change in its folder.
 * @param onChange gets the paths, to be asked for only when they are wanted
 */
export const watchChanges = (
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
