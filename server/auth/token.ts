import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 bits; says nothing, and is known only to its holder. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token stands at rest, and how it is looked up: equal work for every token, known or not. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether it could be a token of ours. */
export const isToken = (sent: unknown): sent is string => typeof sent === 'string' && TOKEN.test(sent);

/** Of what somebody has sent; what could be no token of ours is the hash of nothing: it is looked up like any other. */
export const hashSent = (sent: string): string => hashToken(isToken(sent) ? sent : '');

/**
 * The token of a request; undefined = none that could be ours. Only the header counts, and only one of it.
 * @param rawHeaders as Node reads them: names and values in turn
 */
export const bearerOf = (rawHeaders: readonly string[]): string | undefined => {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  );
  const [scheme, token, ...more] = values.length === 1 ? (values[0] ?? '').split(' ') : [];
  return scheme === 'Bearer' && more.length === 0 && isToken(token) ? token : undefined;
};
