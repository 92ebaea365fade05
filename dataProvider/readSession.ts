import type { WireRecord } from '../contract/fields/FieldKind';
import { isRecord } from './isRecord';

/** The user's fields with the token of the new session among them. */
export interface SessionAnswer extends WireRecord {
  readonly token: string;
}

/** `{token, links, user fields}` flat (1§7), with the fields under `user`, or all of it under `data`. */
export const readSession = (body: unknown): SessionAnswer | undefined => {
  if (!isRecord(body)) return undefined;
  const { data, user, ...beside } = body;
  const fields = { ...beside, ...(isRecord(user) ? user : {}) };
  const token = beside.token ?? fields.token;
  if (typeof token === 'string' && token !== '') return { ...fields, token };
  return isRecord(data) ? readSession({ ...fields, ...data }) : undefined;
};
