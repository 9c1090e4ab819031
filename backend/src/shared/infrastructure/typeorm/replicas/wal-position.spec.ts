import { parseWalPosition } from './wal-position';

describe('a WAL position', () => {
  it.each([
    ['0/0', 0n],
    ['0/16B3748', 0x16b3748n],
    ['1/0', 0x100000000n],
    ['FFFFFFFF/FFFFFFFF', 0xffffffffffffffffn],
  ])('%s is parsed', (text, position) => {
    expect(parseWalPosition(text)).toBe(position);
  });

  it.each(['', '0', '/', '0/', '0/g', '0/abc', ' 0/1', '0/1\n', '0/123456789', '-1/0', '0x1/0', '0%2F1'])(
    '“%s” is rejected',
    (text) => {
      expect(parseWalPosition(text)).toBeNull();
    },
  );
});
