import { createHash } from 'node:crypto';

/** What an answer of today looks like: another number after a change, so that nobody keeps the old one. */
const FORM = 2;
/** A write may commit long after it was numbered: so an answer does not stand for ever. */
const STANDS_MS = 5 * 60_000;

interface Stand {
  /** Of everything in the venue. */
  readonly version: string;
  /** What the role may see. */
  readonly shown: unknown;
}

/** The tag of a board: what it was made of, and until when it stands, for hours begin and hiding ends by themselves. */
export const tagOf = (stand: Stand, changesAt: string | null, now: Date): string => {
  const until = Math.min(now.getTime() + STANDS_MS, changesAt === null ? Infinity : Date.parse(changesAt));
  return `"${standOf(stand)}.${until.toString(36)}"`;
};

/** Whether the board that somebody holds under this tag is still the same. */
export const stands = (tag: string | undefined, stand: Stand, now: Date): tag is string => {
  const [, own, until] = /^"([\w-]+)\.([0-9a-z]+)"$/.exec(tag ?? '') ?? [];
  return own === standOf(stand) && Number.parseInt(until ?? '', 36) > now.getTime();
};

const standOf = ({ version, shown }: Stand): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, version, shown]))
    .digest('base64url')
    .slice(0, 22);
