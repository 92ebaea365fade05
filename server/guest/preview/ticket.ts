import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isRecord } from '../../../contract/isRecord';
import { PREVIEW_ROOT } from '../../addresses';
import type { Deps } from '../../Deps';
import type { Unsaved } from './readUnsaved';

/** What the address of a preview stands for. */
export interface Ticket {
  /** Of who asked: when it ends, so does the address; what they may see is looked up by it anew each time. */
  readonly sessionId: number;
  readonly pointId: number;
  readonly menuId: number | undefined;
  /** UTC, milliseconds; undefined = the moment at which it is opened. */
  readonly at: number | undefined;
  readonly unsaved: Unsaved | undefined;
}

type TicketDeps = Pick<Deps, 'secrets' | 'clock'>;

const LIFETIME_MS = 15 * 60 * 1000;
/** What else the key seals cannot be brought as a ticket. */
const OWNER = 'preview';
/** Of what we have sealed ourselves. */
const MAX_BYTES = 256 * 1024;

/**
 * A ticket as part of an address: sealed, so that nobody can change it, and that what somebody has typed stands in no log of a proxy.
 * Every process that has the key (`SECRETS_KEY`) opens it.
 */
export const sealTicket = (ticket: Ticket, { secrets, clock }: TicketDeps): string => {
  const text = JSON.stringify({ ...ticket, until: clock().getTime() + LIFETIME_MS });
  const { keyId, secret } = secrets.seal(deflateRawSync(text).toString('base64url'), OWNER);
  return `${keyId}.${secret}`;
};

/** undefined = forged, of another key, or its time is over by our clock */
export const openTicket = (token: string, { secrets, clock }: TicketDeps): Ticket | undefined => {
  const [, keyId, secret] = /^([0-9a-f]{1,64})\.([\w-]+\.[\w-]+\.[\w-]+)$/.exec(token) ?? [];
  const text = keyId && secret && secrets.open({ keyId, secret }, OWNER);
  if (!text) return undefined;
  const packed = Buffer.from(text, 'base64url');
  const read: unknown = JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8'));
  if (!isTicket(read)) return undefined;
  // One that would live longer than any that we make is from before our clock was set back.
  const left = read.until - clock().getTime();
  return left > 0 && left <= LIFETIME_MS ? read : undefined;
};

/** The seal says that we have made it; this, that it is of this build's kind. */
const isTicket = (read: unknown): read is Ticket & { readonly until: number } =>
  isRecord(read) &&
  [read.sessionId, read.pointId, read.until].every((value) => typeof value === 'number') &&
  (read.unsaved === undefined || isRecord(read.unsaved));

/** @param menuId another menu than the ticket's: the page links to it */
export const previewPath = (token: string, menuId?: number): string =>
  `${PREVIEW_ROOT}${token}${menuId === undefined ? '' : `/${menuId}`}`;
