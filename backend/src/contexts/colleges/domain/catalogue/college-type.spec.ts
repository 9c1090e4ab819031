import { kindOf } from './college-type';

describe('kindOf', () => {
  it.each([
    ['1', '1', 'Public 4-year', '4-year'],
    ['2', '1', 'Private Non-Profit 4-year', '4-year'],
    ['3', '2', 'Private For-Profit 2-year', '2-year'],
    ['3', '3', 'Private For-Profit 2-year', 'less-than-2-year'],
  ])('maps CONTROL %s and ICLEVEL %s to %s, %s', (control, iclevel, type, level) =>
    expect(kindOf(control, iclevel)).toEqual({ type, level }),
  );

  it('returns null for other codes', () => {
    expect(kindOf('4', '1')).toBeNull();
    expect(kindOf('1', 'NA')).toBeNull();
    expect(kindOf('toString', '1')).toBeNull();
  });
});
