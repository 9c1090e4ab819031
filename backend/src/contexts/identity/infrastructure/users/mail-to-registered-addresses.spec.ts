import { toRecipient } from '../../../../shared/infrastructure/mail/composed-mail';
import { findEmailFault } from '../../domain/personal-details/personal-details';

const characters = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code));
const addressPatterns: [string, (sign: string) => string][] = [
  ['at the beginning', (sign) => `${sign}ada@example.org`],
  ['among the first words', (sign) => `a${sign}da@example.org`],
  ['before the @', (sign) => `ada${sign}@example.org`],
  ['after the @', (sign) => `ada@${sign}example.org`],
  ['in the domain', (sign) => `ada@exam${sign}ple.org`],
  ['at the end', (sign) => `ada@example.org${sign}`],
];

describe('addresses accepted at registration', () => {
  it.each(addressPatterns)('can be used as a recipient with any character %s', (_, address) => {
    const registered = characters.map(address).filter((text) => findEmailFault(text) === null);
    expect(registered.length).toBeGreaterThan(30);
    for (const to of registered) expect(toRecipient(to)).toEqual({ name: '', address: to });
  });
});
