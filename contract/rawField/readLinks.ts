import type { FieldLink } from '../fieldConfig';
import { isRecord } from '../isRecord';

/** Addresses a browser may open; anything else (`javascript:`) never reaches the page. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Links beside a field: a list or one, each `{title, url}` or the mere address. */
export const readLinks = (raw: unknown): readonly FieldLink[] => {
  const given = Array.isArray(raw) ? raw : [raw];
  return given.map(readLink).filter((link) => link !== undefined);
};

const readLink = (raw: unknown): FieldLink | undefined => {
  const url = isRecord(raw) ? (raw.url ?? raw.href) : raw;
  if (typeof url !== 'string' || !SAFE.test(url)) return undefined;
  const title = isRecord(raw) && typeof raw.title === 'string' && raw.title !== '' ? raw.title : url;
  return { title, url };
};
