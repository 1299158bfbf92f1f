import { expandIPv6 } from 'hono/utils/ipaddr';

const MAPPED = /^(?:0000:){5}ffff:([0-9a-f]{2})([0-9a-f]{2}):([0-9a-f]{2})([0-9a-f]{2})$/;

/** A caller is an IPv4 address or an IPv6 /64 network, because an IPv6 connection has 2^64 addresses. */
export function callerNetwork(address: string): string {
  if (!address.includes(':')) return address;
  // A zone (`fe80::1%eth0`) names an interface of this computer.
  const expanded = expandIPv6(address.replace(/%.*/, '')).toLowerCase();
  const [, ...octets] = MAPPED.exec(expanded) ?? [];
  if (octets.length > 0) return octets.map((octet) => Number.parseInt(octet, 16)).join('.');
  return `${expanded.split(':').slice(0, 4).join(':')}::/64`;
}
