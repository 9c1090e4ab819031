import { parseTypeAndLevel } from './college-type';

describe('kindOf', () => {
  it.each([
    ['1', '1', 'Public 4-year', '4-year'],
    ['2', '1', 'Private Non-Profit 4-year', '4-year'],
    ['3', '2', 'Private For-Profit 2-year', '2-year'],
    ['3', '3', 'Private For-Profit 2-year', 'less-than-2-year'],
  ])('maps CONTROL %s and ICLEVEL %s to %s, %s', (control, iclevel, type, level) =>
    expect(parseTypeAndLevel(control, iclevel)).toEqual({ type, level }),
  );

  it('returns null for other codes', () => {
    expect(parseTypeAndLevel('4', '1')).toBeNull();
    expect(parseTypeAndLevel('1', 'NA')).toBeNull();
    expect(parseTypeAndLevel('toString', '1')).toBeNull();
  });
});
