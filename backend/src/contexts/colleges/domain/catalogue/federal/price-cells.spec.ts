import { FIGURE_NAMES, type FigureName } from './federal-figures';
import type { FigureReason } from './figure-reasons';
import { calculatePriceCells, type PriceCell } from './price-cells';
import type { PriceParts } from './price-parts';

const PARTS: PriceParts = {
  bands: [5_000, 8_000, 12_000, null, 25_000],
  few: [true, false, false, false, false],
  outOfState: 20_000,
  living: { onCampus: 16_000, offCampus: 14_000, withFamily: 6_000 },
  includedLiving: 15_000,
};

/** Figures of one year with a value, except the named ones. */
const figuresWithout = (missing: Partial<Record<FigureName, FigureReason>> = {}) =>
  Object.fromEntries(
    FIGURE_NAMES.map((name) => {
      const reason = missing[name] ?? null;
      return [name, { value: reason ? null : 1, reason, year: '2022-23', source: 'College Scorecard' }];
    }),
  ) as Parameters<typeof calculatePriceCells>[1];

const find = (cells: readonly PriceCell[], wanted: Partial<PriceCell>): PriceCell[] =>
  cells.filter((cell) => cell.income === wanted.income && cell.living === wanted.living);

describe('the prices of a college for every kind of family', () => {
  it('are 30: five incomes, three ways of living, in and out of state', () => {
    const cells = calculatePriceCells(PARTS, figuresWithout());
    expect(cells).toHaveLength(30);
    expect(new Set(cells.map(({ income, living, residency }) => `${income} ${living} ${residency}`)).size).toBe(30);
  });

  it('add the costs of living and of other states to the price after grants', () => {
    const cells = calculatePriceCells(PARTS, figuresWithout());
    expect(find(cells, { income: '0-30000', living: 'on_campus' })).toMatchObject([
      { residency: 'in_state', value: 6_000, reason: null, few_students: true, year: '2022-23' },
      { residency: 'out_of_state', value: 26_000, reason: null, source: 'Calculated from College Scorecard' },
    ]);
    expect(find(cells, { income: '30001-48000', living: 'with_family' }).map(({ value }) => value)).toEqual([
      -1_000, 19_000,
    ]);
  });

  it('have the reason of the missing figure instead of a value', () => {
    const cells = calculatePriceCells(
      { ...PARTS, outOfState: null },
      figuresWithout({ net_price_band4: 'suppressed', tuition_out_state: 'not_reported' }),
    );
    expect(find(cells, { income: '75001-110000', living: 'off_campus' })).toMatchObject([
      { value: null, reason: 'suppressed' },
      { value: null, reason: 'suppressed' },
    ]);
    expect(find(cells, { income: 'over-110000', living: 'off_campus' })).toMatchObject([
      { value: 24_000, reason: null },
      { value: null, reason: 'not_reported' },
    ]);
  });

  it('are all unknown, with the reason, if no price can be calculated', () => {
    const cells = calculatePriceCells(null, figuresWithout({ cost_of_attendance: 'does_not_apply' }));
    expect(cells.map(({ value }) => value)).toEqual(Array(30).fill(null));
    expect(new Set(cells.map(({ reason }) => reason))).toEqual(new Set(['does_not_apply']));
  });
});
