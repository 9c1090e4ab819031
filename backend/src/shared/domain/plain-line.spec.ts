import { PLAIN_LINE_PATTERN, removeInvisibleCharacters } from './plain-line';

const at = (code: number): string => String.fromCodePoint(code);

describe('a plain line', () => {
  it.each([
    'Robin Example',
    'María-José O’Neill, Jr.',
    'Ngô Thị Hương',
    '山田太郎',
    '김민준',
    'محمد علی',
    'שרה כהן',
    'می‌خواهم',
    'क्‍ष त्रिपाठी',
    'ශ්‍රී ලංකා',
    'Go 🎓👩‍🎓❤️ 1️⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England',
    `葛${at(0xe0100)}飾区`,
    '',
  ])('can be %s', (text) => {
    expect(PLAIN_LINE_PATTERN.test(text)).toBe(true);
    expect(removeInvisibleCharacters(text)).toBe(text);
  });

  const bidiCharacters = [
    0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
  ];
  const invisibleCharacters = [
    0x00ad, 0x034f, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x2060, 0x2064, 0x2800, 0x3164, 0xfe0f,
  ];
  const otherCharacters = [0xfeff, 0xffa0, 0xe0001, 0xe0041, 0xe0100];
  it.each(
    [...bidiCharacters, ...invisibleCharacters, ...otherCharacters].map((code) => [
      `U+${code.toString(16).toUpperCase()}`,
      at(code),
    ]),
  )('cannot contain %s', (_, character) => {
    for (const text of [`Rob${character}in`, `${character}Robin`, `Robin${character}`, character]) {
      expect(PLAIN_LINE_PATTERN.test(text)).toBe(false);
      expect(removeInvisibleCharacters(text)).toBe(text.replaceAll(character, ''));
    }
  });

  it.each(['a\tb', 'a\nb', 'a\u0000b', 'a\u0085b', 'a\ud800b'])('cannot contain a control character: %j', (text) =>
    expect(PLAIN_LINE_PATTERN.test(text)).toBe(false),
  );

  it('is checked quickly even if it is long', () => {
    const began = performance.now();
    PLAIN_LINE_PATTERN.test(`${'🏴'}${at(0xe0020).repeat(5_000)}x${at(0x202e)}`);
    PLAIN_LINE_PATTERN.test('क्‍'.repeat(20_000) + at(0x202e));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
