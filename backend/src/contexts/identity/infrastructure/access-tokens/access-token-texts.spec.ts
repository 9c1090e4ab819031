import { loadSettings } from '../../../../shared/infrastructure/settings/settings';
import { HmacAccessTokenTexts } from './access-token-texts';

const withSecret = (secret: string): HmacAccessTokenTexts =>
  new HmacAccessTokenTexts(
    loadSettings({ DATABASE_URL: 'postgres://unused', SESSION_SECRET: secret }, { backgroundWork: false }),
  );

describe('the text of an access token', () => {
  const texts = withSecret('a-first-secret-of-more-than-thirty-two-characters');

  it('has a prefix, 32 random characters and a checksum', () => {
    const created = Array.from({ length: 200 }, () => texts.create().text);
    expect(created.filter((text) => !/^gsp_[0-9A-Za-z]{38}$/.test(text))).toEqual([]);
    expect(new Set(created).size).toBe(200);
    expect(created.filter((text) => texts.hash(text) === null)).toEqual([]);
  });

  it('has the checksum of GitHub’s tokens: CRC-32 in base 62', () => {
    expect(texts.hash(`gsp_${'0'.repeat(32)}2wjyrI`)).not.toBeNull();
  });

  it('is refused with one character changed', () => {
    const { text } = texts.create();
    const changed = [...text].map((one, at) => `${text.slice(0, at)}${one === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`);
    expect(changed.filter((other) => texts.hash(other) !== null)).toEqual([]);
  });

  it.each(['', 'gsp_', ' ', 'ghp_'.padEnd(42, 'a'), 'gsp_'.padEnd(5_000, 'a')])('can’t be %p', (text) =>
    expect(texts.hash(text)).toBeNull(),
  );

  it('has another hash with another key', () => {
    const { text } = texts.create();
    expect(texts.hash(text)).toEqual(texts.hash(text));
    expect(withSecret('a-second-secret-of-more-than-thirty-two-characters').hash(text)).not.toEqual(texts.hash(text));
  });
});
