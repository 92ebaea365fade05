import type { WireRecord } from '../contract/fields/FieldKind';
import { isRecord } from '../contract/isRecord';

/** The user's fields with the token of the new session among them. */
export interface SessionAnswer extends WireRecord {
  readonly token: string;
}

/** `{token, links, user fields}` flat (1§7), with the fields under `user` or `data`, or all of it under `data`. */
export const readSession = (body: unknown): SessionAnswer | undefined => {
  const fields = flat(body);
  const { token } = fields;
  return typeof token === 'string' && token !== '' ? { ...fields, token } : undefined;
};

/** What stands outside wins: the token beside a user is the session's, whatever the user holds. */
const flat = (raw: unknown): WireRecord => {
  if (!isRecord(raw)) return {};
  const { data, user, ...beside } = raw;
  return { ...flat(data), ...flat(user), ...beside };
};
