import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 bits; says nothing, and is known only to its holder. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token stands at rest, and how it is looked up: equal work for every token, known or not. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/**
 * The token of a request; undefined = none that could be ours. Only the header counts, and only one of it.
 * @param rawHeaders as Node reads them: names and values in turn
 */
export const bearerOf = (rawHeaders: readonly string[]): string | undefined => {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  );
  return values.length === 1 ? BEARER.exec(values[0] ?? '')?.[1] : undefined;
};
