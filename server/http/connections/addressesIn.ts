import { BlockList, isIPv6 } from 'node:net';

/** Whether an address is one of these: single ones, or networks such as `10.0.0.0/8`. */
export const addressesIn = (all: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const each of all) {
    const [address = '', bits] = each.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return list.check(plain, familyOf(plain));
  };
};

/** One of IPv4 as it is, also where a socket of IPv6 tells it. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
