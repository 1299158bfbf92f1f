import { BlockList, isIP } from 'node:net';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates a function that returns a caller's address: the connection's, or, behind proxies of `TRUSTED_PROXIES`, the
 * last of `x-forwarded-for` that none of them has. Whoever else sends the header could name any
 * address.
 * @param proxies addresses and networks like `10.0.0.0/8`
 */
export function callerAddress(proxies: readonly string[]): (remote: string, forwarded: string | null) => string {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, familyOf(address));

  return (remote, forwarded) => {
    let caller = plain(remote);
    for (const one of (forwarded ?? '').split(',').toReversed()) {
      const before = plain(one.trim());
      if (!isTrusted(caller) || isIP(before) === 0) return caller;
      caller = before;
    }
    return caller;
  };
}
