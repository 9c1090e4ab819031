import { randomBytes } from 'node:crypto';
import { looksRandom } from './generated-secrets';

describe('a secret', () => {
  it.each([
    ['one letter', 'a'.repeat(40)],
    ['two letters', 'ab'.repeat(20)],
    ['a word over and over', 'password'.repeat(5)],
    ['a longer word over and over', 'Password-123!'.repeat(4)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['digits in a row', '1234567890'.repeat(4)],
    ['mostly one letter', `${'x'.repeat(38)}Q7`],
  ])('that is %s is not random', (_, secret) => expect(looksRandom(secret)).toBe(false));

  it.each([
    ['openssl rand -base64 48', () => randomBytes(48).toString('base64')],
    ['openssl rand -hex 32', () => randomBytes(32).toString('hex')],
    ['openssl rand -hex 16', () => randomBytes(16).toString('hex')],
  ])('created by %s is random', (_, make) => {
    for (let n = 0; n < 500; n++) expect(looksRandom(make())).toBe(true);
  });
});
