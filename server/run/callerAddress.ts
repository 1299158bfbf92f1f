import { BlockList, isIP } from 'node:net';

const withoutV6Prefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Returns a function that finds the caller: the last address that is no trusted proxy. Earlier ones can be forged. */
export function callerAddress(proxies: readonly string[]): (remote: string, forwarded: string | null) => string {
  const trustedProxies = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trustedProxies.addAddress(address, familyOf(address));
    else trustedProxies.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) > 0 && trustedProxies.check(address, familyOf(address));

  return (remote, forwarded) => {
    let caller = withoutV6Prefix(remote);
    for (const address of (forwarded ?? '').split(',').toReversed()) {
      const previous = withoutV6Prefix(address.trim());
      if (!isTrusted(caller) || isIP(previous) === 0) return caller;
      caller = previous;
    }
    return caller;
  };
}
