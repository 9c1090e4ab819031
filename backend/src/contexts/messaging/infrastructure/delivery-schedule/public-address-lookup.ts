import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address leads to the internet, and not to this machine or a network around it. */
export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  !NOT_PUBLIC.check(address, family === 6 ? 'ipv6' : 'ipv4');

/** Finds the addresses of a host for a connection, and refuses when one of them is not public: names can be made to lie. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '');
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
      return answer(new Error(`${hostname} is not a public address`), '');
    }
    if (options.all) return answer(null, addresses);
    answer(null, addresses[0]!.address, addresses[0]!.family);
  });
};
