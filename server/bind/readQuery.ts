import qs from 'qs';
import { isRecord } from '../../contract/isRecord';
import { malformed } from '../ApiError';
import { rejectBrokenText } from './readBody';

/** The query of a request: bracket names become groups and lists (docs/spec/3-decisions.md, Wire format 2). */
export interface Query {
  readonly parsed: Readonly<Record<string, unknown>>;
  /** Names and values one by one, for what has exactly one allowed shape. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

const MAX_PAIRS = 1100;
const MAX_QUERY = 64 * 1024;

/** @throws ApiError 400, 422 */
export const readQuery = (url: string): Query => {
  const from = url.indexOf('?');
  const raw = from === -1 ? '' : url.slice(from + 1);
  if (raw.length > MAX_QUERY) throw malformed();
  const pairs = [...new URLSearchParams(raw)];
  if (pairs.length > MAX_PAIRS) throw malformed();
  const plain = PLAIN.test(raw) ? plainOf(pairs) : undefined;
  if (plain) return { parsed: plain, pairs };
  const parsed: unknown = qs.parse(raw, {
    depth: 3,
    arrayLimit: 500,
    parameterLimit: MAX_PAIRS,
    duplicates: 'combine',
  });
  if (!isRecord(parsed)) throw malformed();
  rejectBrokenText(parsed);
  return { parsed, pairs };
};

/** `type=food&page=2`: nothing to decode and nothing in brackets. */
const PLAIN = /^[\w.=&-]*$/;

/** Where each name is said once, and is no word of the language itself: what the reader of brackets makes of it, too. */
const plainOf = (pairs: Query['pairs']): Query['parsed'] | undefined => {
  const isPlain = pairs.every(([name]) => name !== '' && !(name in Object.prototype));
  const parsed = Object.fromEntries(pairs);
  return isPlain && Object.keys(parsed).length === pairs.length ? parsed : undefined;
};

/** A parameter that is one plain text; undefined = absent. @throws ApiError 400 when it is anything else */
export const textParameter = ({ parsed }: Query, name: string): string | undefined => {
  const value = Object.hasOwn(parsed, name) ? parsed[name] : undefined;
  if (value !== undefined && typeof value !== 'string') throw malformed();
  return value;
};
