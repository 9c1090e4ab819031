import { toClientNetwork } from './client-network';

const NETWORKS_BY_IP: [ip: string | undefined, network: string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
  ['', 'unknown'],
  [undefined, 'unknown'],
];

const group = (value: number): string => (value % 0x10000).toString(16);

describe('the network of a client', () => {
  it.each(NETWORKS_BY_IP)('of %s is %s', (ip, network) => {
    expect(toClientNetwork(ip)).toBe(network);
  });

  it('is the same for all addresses of an IPv6 /64, however they are written', () => {
    const prefix = '2001:db8:abcd:12';
    const addresses = Array.from({ length: 200 }, (_, i) => {
      const host = [i * 7919, i * 104_729, i * 1_299_709, i * 15_485_863].map(group).join(':');
      const address = `${prefix}:${host}`;
      return i % 2 === 0 ? address : address.toUpperCase();
    });

    expect(new Set(addresses.map(toClientNetwork))).toEqual(new Set([`${prefix}::/64`]));
  });

  it('differs for every other /64', () => {
    const networks = Array.from({ length: 500 }, (_, i) => toClientNetwork(`2001:db8:${group(i)}:${group(i * 31)}::1`));

    expect(new Set(networks).size).toBe(500);
  });

  it('differs for every IPv4 address', () => {
    const networks = Array.from({ length: 256 }, (_, i) => toClientNetwork(`198.51.100.${i}`));

    expect(new Set(networks).size).toBe(256);
  });
});
