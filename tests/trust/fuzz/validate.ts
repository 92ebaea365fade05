import { isRecord } from '../../../contract/isRecord';
import { rowOf } from '../../../contract/rows';
import { misfitOf } from '../calls/answerFits';
import type { Shot } from './Shot';

export interface Answered {
  readonly statusCode: number;
  readonly body: string;
}

/** Words that only an inside has: a stack, a statement, a path, a module. */
const INSIDE =
  /\bat \S+ \(|\.ts:\d|node_modules|\bselect\b .*\bfrom\b|\binsert into\b|syntax error|pglite|drizzle|\/server\//i;

/** Calls that want a code of the moment, or the token of a letter. */
const WITH_CODE: readonly string[] = ['totp.confirm', 'totp.remove', 'profile.accept'];

/** Guesses at a password, and letters to somebody. */
const COUNTED: readonly string[] = ['profile.password', 'staff.invite', 'staff.create'];

/** What is wrong with this answer to this shot; undefined = nothing. */
export const faultOf = ({ key, meant }: Shot, { statusCode, body }: Answered): string | undefined => {
  // A file is its bytes; what refuses it is told like any other refusal.
  if (rowOf(key).answer.kind === 'file' && statusCode === 200)
    return meant === 'wrong' ? 'a wrong request was accepted' : undefined;
  const json = parsed(body);
  if (json === undefined) return 'the answer is no JSON';
  if (statusCode >= 500) return 'the server failed';
  const isDone = statusCode >= 200 && statusCode < 300;
  // A change that others have changed since is not taken back.
  const isOvertaken = key === 'changes.undo' && statusCode === 409;
  // Nobody signs in or has an app that makes codes, and guesses are counted: those refusals are the right answer.
  const isCounted =
    key.startsWith('auth.') || WITH_CODE.includes(key) || (COUNTED.includes(key) && statusCode === 429);
  if (meant === 'right' && !isDone && !isCounted && !isOvertaken) return 'a right request was refused';
  if (meant === 'wrong' && isDone) return 'a wrong request was accepted';
  if (!isDone && statusCode < 400) return 'neither done nor refused';
  if (!isDone && INSIDE.test(body)) return 'the answer tells about the inside';
  if (!isDone && !(isRecord(json) && typeof json.message === 'string')) return 'a refusal without words';
  // Refused before the row was known to be meant.
  if (statusCode === 405) return undefined;
  return misfitOf(key, statusCode, json);
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
