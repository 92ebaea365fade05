import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isRecord } from '../../contract/isRecord';
import type { Deps } from '../Deps';
import { failureText } from '../failureText';
import { type CommandName, commands, isCommandName } from './index';

/**
 * How a command reaches the server that works on this DATA_DIR: a port on this machine that no proxy knows, and a token that
 * lies in DATA_DIR for its owner alone. Whoever can read that file could read the database beside it.
 */
interface CommandPort {
  readonly port: number;
  readonly token: string;
}

const portFile = (dataDir: string): string => join(dataDir, 'commands.json');

const MAX_BYTES = 64 * 1024;

/** Answers commands until it is closed. @returns closes it */
export const serveCommands = async (dataDir: string, deps: Deps): Promise<() => Promise<void>> => {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    const say = (status: number, answer: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (!isAllowed(request, token)) return say(403, { refused: 'This is not for you.' });
    read(request)
      .then(({ name, args }) => commands[name](args, deps))
      .then(
        (text) => say(200, { text }),
        (error: unknown) => say(422, { refused: failureText(error) }),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0 }, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  leave(dataDir, { port, token });
  return async () => {
    // Another process may have put its own there by now.
    if (find(dataDir)?.token === token) rmSync(portFile(dataDir), { force: true });
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  };
};

const isAllowed = ({ method, headers }: IncomingMessage, token: string): boolean => {
  const sent = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return method === 'POST' && sent.length === wanted.length && timingSafeEqual(sent, wanted);
};

const read = async (
  request: IncomingMessage,
): Promise<{ readonly name: CommandName; readonly args: readonly string[] }> => {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += String(part);
    if (text.length > MAX_BYTES) throw new Error('too long');
  }
  const asked: unknown = JSON.parse(text);
  const { name, args } = isRecord(asked) ? asked : {};
  if (!isCommandName(name) || !Array.isArray(args) || !args.every((one) => typeof one === 'string'))
    throw new Error(`Expected a command and its words, got ${text.slice(0, 80)}`);
  return { name, args };
};

/** For its owner alone, and whole from the first moment. */
const leave = (dataDir: string, door: CommandPort): void => {
  const draft = `${portFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(door), { mode: 0o600 });
  renameSync(draft, portFile(dataDir));
};

const find = (dataDir: string): CommandPort | undefined => {
  try {
    const left: unknown = JSON.parse(readFileSync(portFile(dataDir), 'utf8'));
    const { port, token } = isRecord(left) ? left : {};
    return typeof port === 'number' && typeof token === 'string' ? { port, token } : undefined;
  } catch {
    // None was left, or nothing that could be one: then no server works here.
    return undefined;
  }
};

interface Answered {
  readonly text?: string;
  readonly refused?: string;
}

/** What the running server says to a command; undefined = none works on this folder. */
export const askServer = async (
  dataDir: string,
  { name, args }: { readonly name: CommandName; readonly args: readonly string[] },
): Promise<Answered | undefined> => {
  const door = find(dataDir);
  if (!door) return undefined;
  let response: Response;
  try {
    response = await fetch(`http://127.0.0.1:${door.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${door.token}` },
      body: JSON.stringify({ name, args }),
    });
  } catch {
    // Left by a process that was killed.
    return undefined;
  }
  const said: unknown = await response.json().catch(() => undefined);
  if (!isRecord(said) || response.status === 403) return undefined;
  const { text, refused } = said;
  if (typeof text === 'string') return { text };
  return { refused: typeof refused === 'string' ? refused : 'The server gave no answer.' };
};
