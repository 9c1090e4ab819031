import { calculateYourPrice, risesWithIncome, type PriceParts } from './your-price';

const parts: PriceParts = {
  bands: [6259, 7104, 12683, 22870, null],
  few: [false, true, false, false, false],
  outOfState: 25506,
  living: { onCampus: 17272, offCampus: null, withFamily: 6090 },
  includedLiving: 15431,
};
const family = { band: 0, state: 'OH', living: 'onCampus' } as const;

describe('the price for a family', () => {
  it.each([
    ['a resident of the state', family, 6259 + 17272 - 15431],
    ['a resident of another state', { ...family, state: 'CA' }, 6259 + 25506 + 17272 - 15431],
    ['a student who lives with the family', { ...family, living: 'withFamily' }, 6259 + 6090 - 15431],
    ['another income', { ...family, band: 3 }, 22870 + 17272 - 15431],
  ] as const)('of %s', (_, situation, price) => {
    expect(calculateYourPrice(parts, situation, 'OH')).toEqual({ price, hasFewStudents: false });
  });

  it('is marked if it is based on few students', () => {
    expect(calculateYourPrice(parts, { ...family, band: 1 }, 'OH')).toMatchObject({ hasFewStudents: true });
  });

  it.each([
    ['the income', { ...family, band: 4 }, parts, 'band'],
    ['the way of living', { ...family, living: 'offCampus' }, parts, 'living'],
    ['residents of other states', { ...family, state: 'CA' }, { ...parts, outOfState: null }, 'outOfState'],
  ] as const)('is unknown without data about %s', (_, situation, given, missing) => {
    expect(calculateYourPrice(given, situation, 'OH')).toEqual({ missing });
  });
});

describe('the prices of the income bands', () => {
  it.each([
    [[1, 2, 3, 4, 5], true],
    [[1, null, 1, null, 5], true],
    [[1, 3, 2, 4, 5], false],
    [[2, null, 1, null, 5], false],
  ])('%j rise with income: %s', (bands, rises) => {
    expect(risesWithIncome({ ...parts, bands })).toBe(rises);
  });
});
