import { BlockList, isIP } from 'node:net';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The last address in `x-forwarded-for` that is not a trusted proxy. Clients can forge the earlier ones. */
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
    for (const address of (forwarded ?? '').split(',').toReversed()) {
      const before = plain(address.trim());
      if (!isTrusted(caller) || isIP(before) === 0) return caller;
      caller = before;
    }
    return caller;
  };
}
