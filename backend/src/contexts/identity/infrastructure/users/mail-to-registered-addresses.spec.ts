import { toRecipient } from '../../../../shared/infrastructure/mail/composed-mail';
import { faultOfEmail } from '../../domain/users/email-address';

const signs = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code));
const places: [string, (sign: string) => string][] = [
  ['at the beginning', (sign) => `${sign}ada@example.org`],
  ['among the first words', (sign) => `a${sign}da@example.org`],
  ['before the @', (sign) => `ada${sign}@example.org`],
  ['after the @', (sign) => `ada@${sign}example.org`],
  ['in the domain', (sign) => `ada@exam${sign}ple.org`],
  ['at the end', (sign) => `ada@example.org${sign}`],
];

describe('addresses accepted at registration', () => {
  it.each(places)('can be used as a recipient with any character %s', (_, address) => {
    const registered = signs.map(address).filter((text) => faultOfEmail(text) === null);
    expect(registered.length).toBeGreaterThan(30);
    for (const to of registered) expect(toRecipient(to)).toEqual({ name: '', address: to });
  });
});
