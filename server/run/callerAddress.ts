import { BlockList, isIP } from 'node:net';

const withoutV6Prefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export function callerAddress(proxies: readonly string[]): (remote: string, forwardedFor: string | null) => string {
  const trustedProxies = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trustedProxies.addAddress(address, familyOf(address));
    else trustedProxies.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) > 0 && trustedProxies.check(address, familyOf(address));
  // Reads the addresses backwards: `remote`, then `forwardedFor` from its end.
  // Stops at the first untrusted address, because the caller can forge all addresses that are still unread.
  return (remote, forwardedFor) => {
    let caller = withoutV6Prefix(remote);
    for (const address of (forwardedFor ?? '').split(',').toReversed()) {
      const previous = withoutV6Prefix(address.trim());
      if (!isTrusted(caller) || isIP(previous) === 0) return caller;
      caller = previous;
    }
    return caller;
  };
}
