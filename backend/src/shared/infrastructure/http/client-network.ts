import { isIPv6 } from 'node:net';

const IPV4_MAPPED_PREFIX = '0:0:0:0:0:ffff';

/** Returns what one household or school shares: the IPv4 address, or the /64 of an IPv6 address. */
export function toClientNetwork(ip: string | undefined): string {
  if (!ip) return 'unknown';
  if (!isIPv6(ip)) return ip;
  const groups = parseIpv6Groups(ip);
  const hexGroups = groups.map((group) => group.toString(16));
  if (hexGroups.slice(0, 6).join(':') === IPV4_MAPPED_PREFIX) return groups.slice(6).flatMap(toBytes).join('.');
  return `${hexGroups.slice(0, 4).join(':')}::/64`;
}

const toBytes = (group: number): number[] => [group >> 8, group & 0xff];

/**
 * Returns the eight groups of an address in any notation: `::` fills the gap, and the last two can be a dotted quad.
 */
function parseIpv6Groups(ip: string): number[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean).flatMap(parseIpv6PartGroups);
  const right = (tail ?? '').split(':').filter(Boolean).flatMap(parseIpv6PartGroups);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function parseIpv6PartGroups(part: string): number[] {
  if (!part.includes('.')) return [parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
