import { expandIPv6 } from 'hono/utils/ipaddr';

const MAPPED_IPV4 = /^(?:0000:){5}ffff:([0-9a-f]{2})([0-9a-f]{2}):([0-9a-f]{2})([0-9a-f]{2})$/;

/** Returns an IPv4 address, or the /64 network of an IPv6 address, because one caller has a whole /64. */
export function callerNetwork(address: string): string {
  if (!address.includes(':')) return address;
  // Removes the zone, such as `%eth0`, because a zone only names an interface of this computer.
  const expanded = expandIPv6(address.replace(/%.*/, '')).toLowerCase();
  const [, ...octets] = MAPPED_IPV4.exec(expanded) ?? [];
  if (octets.length > 0) return octets.map((octet) => Number.parseInt(octet, 16)).join('.');
  return `${expanded.split(':').slice(0, 4).join(':')}::/64`;
}
