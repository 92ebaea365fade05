import { createHash } from 'node:crypto';
import type { GuestPages } from '../../contract/guest/GuestPages';

/**
 * Nothing but what the document itself holds, word for word, and pictures and letters of our own host (GV-11).
 * @param ancestors who may hold the page in a frame
 */
export const guestPolicy = (
  { styles, scripts }: Pick<GuestPages, 'styles' | 'scripts'>,
  ancestors: "'none'" | "'self'",
): string =>
  [
    "default-src 'none'",
    `style-src ${hashes(styles)}`,
    `script-src ${hashes(scripts)}`,
    "img-src 'self'",
    "font-src 'self'",
    // Its own script asks for nothing; who judges the page for search engines reads /robots.txt from within it.
    "connect-src 'self'",
    "base-uri 'none'",
    // The search of who has no scripts.
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
