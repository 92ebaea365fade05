import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Deps } from '../Deps';
import { BackupRefused } from '../PlainError';

/**
 * How a command reaches the process that holds an embedded database: a socket in `DATA_DIR`, for the same user only. A
 * path of a folder to copy the rows to goes in; one line that begins with `done` or says what was wrong comes out.
 */
const socketOf = (dataDir: string): string => join(dataDir, 'control.sock');

/** Longer names a system's sockets do not take. */
const MAX_PATH = 100;

/** @returns closes it */
export const serveControl = async (
  dataDir: string,
  copyRows: (target: string) => Promise<void>,
  { log }: Pick<Deps, 'log'>,
): Promise<() => Promise<void>> => {
  const path = socketOf(dataDir);
  if (path.length > MAX_PATH) {
    log.warn('DATA_DIR is too long for a socket: a backup needs the server stopped');
    return async () => {};
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // Whoever asked may be gone before the answer.
    socket.on('error', () => {});
    heard(socket)
      .then(copyRows)
      .then(
        () => socket.end('done'),
        (error: unknown) => {
          log.error({ err: error }, 'backup failed');
          socket.end(error instanceof Error ? error.message : 'failed');
        },
      );
  });
  // Left by a process that was killed: ours is the only one that holds the folder.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
};

/** All that the other side says; unlike reading it as a stream this leaves our own side open. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      said += String(part);
    });
    socket.once('end', () => resolve(said));
    socket.once('error', reject);
  });

/** @returns false when no server works on this folder. @throws BackupRefused with what the server said */
export const askControl = async (dataDir: string, target: string): Promise<boolean> => {
  const socket = connect({ path: socketOf(dataDir), allowHalfOpen: true });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isOpen) return false;
  socket.end(target);
  const said = await heard(socket);
  if (said !== 'done') throw new BackupRefused(`The server could not copy its rows: ${said || 'it ended'}`);
  return true;
};
