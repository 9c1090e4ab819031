import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

const NON_PUBLIC_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  // Documentation.
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Relays of 6to4.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  NON_PUBLIC_NETWORKS.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // Unspecified, this machine, and addresses that contain one of IPv4.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  // Translated to IPv4 (NAT64), publicly and within a network.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // Discarded.
  ['100::', 64],
  // Reserved for protocols: Teredo, benchmarks, identifiers.
  ['2001::', 23],
  // Documentation.
  ['2001:db8::', 32],
  ['3fff::', 20],
  // 6to4, which contains an address of IPv4.
  ['2002::', 16],
  // Segment routing within a network.
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  // Site-local.
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  NON_PUBLIC_NETWORKS.addSubnet(network, prefix, 'ipv6');
}

/** Checks whether an address is on the public internet, and not on this machine or a network around it. */
export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  !NON_PUBLIC_NETWORKS.check(address, family === 6 ? 'ipv6' : 'ipv4');

/** A name resolves to an address that isn't on the public internet. */
export class NotPublicAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not a public address`);
  }
}

/**
 * Resolves a host for a connection, and fails if one of its addresses is not public: a public name can point to a
 * private address.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '');
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
      return answer(new NotPublicAddress(hostname), '');
    }
    if (options.all) return answer(null, addresses);
    answer(null, addresses[0]!.address, addresses[0]!.family);
  });
};
