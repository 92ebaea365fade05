import { isIPv6 } from 'node:net';

/** Whoever has one address of IPv6 has all that begin with the same four groups. */
const GROUPS = 4;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** What one client can call its own: an address of IPv4, a /64 of IPv6. */
export const networkOf = (address: string): string => {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
