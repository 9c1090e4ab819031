import { formatCopyValue } from './copy-format';

describe('the text format of COPY', () => {
  it.each([
    ['null', null, '\\N'],
    ['a text with a tab, a line break and a backslash', 'a\tb\nc\\d', 'a\\tb\\nc\\\\d'],
    ['a number', 12.5, '12.5'],
    ['a truth value', false, 'f'],
    ['a time', new Date('2026-01-02T03:04:05.678Z'), '2026-01-02T03:04:05.678Z'],
    ['bytes', Buffer.from([1, 255]), '\\\\x01ff'],
    ['an array of numbers', [1, 2], '{1,2}'],
    ['an array of texts', ['a "b"', 'c\\d'], '{"a \\\\"b\\\\"","c\\\\\\\\d"}'],
    ['an empty array', [], '{}'],
  ])('of %s', (_, value, expected) => {
    expect(formatCopyValue(value)).toBe(expected);
  });

  it('of JSON', () => {
    expect(formatCopyValue(['a\nb'], true)).toBe('["a\\\\nb"]');
    expect(formatCopyValue({ what: 'received' }, true)).toBe('{"what":"received"}');
    expect(() => formatCopyValue({ what: 'received' })).toThrow(TypeError);
  });
});
