import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A document, as it goes over the line: compressed once, however often it is asked for. */
export interface Body {
  /** The same for all encodings: it names what is read, not how it travels. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

/** Quick rather than small: a busy evening makes a page anew with every dish that runs out. */
const BROTLI_LEVEL = 5;

const ENCODERS: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (plain) => zip(plain),
};

export const makeBody = (html: string): Body => {
  const plain = Buffer.from(html);
  const made: { [Each in Encoding]?: Promise<Buffer> } = {};
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    encoded: (encoding) => {
      const known = made[encoding] ?? ENCODERS[encoding](plain);
      made[encoding] = known;
      return known;
    },
  };
};

/** The best that the reader takes; undefined = as it is. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/g;
  const taken = (accepted ?? '').toLowerCase().replace(refused, '');
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : undefined;
};
