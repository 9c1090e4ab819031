import { isPublicAddress, lookupPublicAddress } from './public-address-lookup';

describe('public addresses', () => {
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('include %s', (address) => {
    expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::a00:1',
    '64:ff9b:1:ffff::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2001:db8::1',
    '2001::1',
    '2001:10::1',
    '2001:20::1',
    '3fff::1',
    '5f00::1',
    'fec0::1',
    '100::1',
    '::7f00:1',
    '::ffff:0:7f00:1',
    '192.0.2.1',
    '192.88.99.1',
    '198.51.100.7',
    '203.0.113.9',
  ])('do not include %s', (address) => {
    expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(false);
  });

  it('are required for connections that look up one address or all of them', async () => {
    for (const all of [true, false]) {
      const error = await new Promise((resume) =>
        lookupPublicAddress('localhost', { all }, (refusal) => resume(refusal)),
      );
      expect(error).toBeInstanceOf(Error);
    }
  });
});
