import { DrizzleQueryError } from 'drizzle-orm';
import { sqlStateOf } from './db/databaseErrors';
import { PlainError } from './PlainError';

/**
 * Why a process ends, for whoever started it. What somebody can mend is said in words; for anything else the place in our
 * code helps. Never the message of a database about rows, nor the statement that drizzle puts into its own: those hold values.
 */
export const failureText = (error: unknown): string => {
  const root = rootOf(error);
  if (root instanceof PlainError) return root.message;
  if (!(root instanceof Error)) return String(root);
  const state = sqlStateOf(root);
  if (state !== undefined) return databaseText(root, state);
  if ('syscall' in root && 'code' in root) return systemText(root);
  return root instanceof DrizzleQueryError
    ? `A question to the database failed.${placeOf(root)}`
    : `${root.name}: ${root.message}${placeOf(root)}`;
};

/** What was behind it first. */
const rootOf = (error: unknown): unknown => {
  let root = error;
  for (let depth = 0; depth < 8 && root instanceof Error && !(root instanceof PlainError); depth += 1) {
    // Of several addresses that were tried, the first one.
    const next = root instanceof AggregateError ? root.errors[0] : root.cause;
    if (!(next instanceof Error)) break;
    root = next;
  }
  return root;
};

/** Of connections, passwords, rights, resources and shutting down: nothing of any row. */
const SAID_PLAINLY = /^(?:08|28|3D|3F|53|57|58|42501|25006)/;

const databaseText = (error: Error, state: string): string => {
  if (SAID_PLAINLY.test(state)) return `The database cannot be used: ${error.message} (${state}).`;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? `, ${error.constraint}` : '';
  return `The database has refused a statement (${state}${constraint}).${placeOf(error)}`;
};

const ADVICE: Readonly<Record<string, string>> = {
  EROFS: 'Make it writable, or set another DATA_DIR.',
  EACCES: 'Make it writable for the user of this process, or set another DATA_DIR.',
  EPERM: 'Make it writable for the user of this process, or set another DATA_DIR.',
  ENOSPC: 'Make room on the disk and start again.',
  EDQUOT: 'Make room on the disk and start again.',
  EADDRINUSE: 'Stop what listens there, or set another PORT.',
};

/** `EROFS: read-only file system, mkdir '/data'`: who was asked for what is in it, and nothing else. */
const systemText = (error: Error & { readonly code: unknown }): string =>
  [`This process cannot go on: ${error.message}.`, ADVICE[String(error.code)]].filter(Boolean).join(' ');

/** The stack begins with the message, which may hold anything. */
const placeOf = ({ stack = '' }: Error): string =>
  [...stack.matchAll(/^[^\S\n]+at .*$/gm)].map(([line]) => `\n${line}`).join('');
