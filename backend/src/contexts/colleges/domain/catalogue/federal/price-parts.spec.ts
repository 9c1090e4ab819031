import type { FigureName } from './federal-figures';
import { toPriceParts } from './price-parts';

const FIGURES: Partial<Record<FigureName, number>> = {
  net_price_band1: 6_259,
  net_price_band2: 7_104,
  cost_of_attendance: 29_320,
  tuition_in_state: 12_859,
  tuition_out_state: 38_365,
  books: 1_030,
  room_board_on_campus: 14_272,
  other_on_campus: 3_000,
  room_board_off_campus: 13_814,
  other_off_campus: 3_000,
  other_with_family: 6_090,
};

const partsOf = (
  changes: Partial<Record<FigureName, number | null>> = {},
  { isPublic = true, students = {} }: { isPublic?: boolean; students?: Partial<Record<FigureName, number>> } = {},
) => {
  const figures = { ...FIGURES, ...changes };
  return toPriceParts(
    (name) => figures[name] ?? null,
    (name) => students[name] ?? null,
    isPublic,
  );
};

describe('the parts of a price', () => {
  it('are the bands, the ways of living, and what students from other states pay in addition', () => {
    expect(partsOf()).toEqual({
      bands: [6_259, 7_104, null, null, null],
      few: [false, false, false, false, false],
      outOfState: 25_506,
      living: { onCampus: 17_272, offCampus: 16_814, withFamily: 6_090 },
      includedLiving: 15_431,
    });
  });

  it('are the same for all states at private colleges', () => {
    expect(partsOf({}, { isPublic: false })?.outOfState).toBe(0);
    expect(partsOf({ tuition_out_state: null })?.outOfState).toBeNull();
  });

  it.each([
    ['the greatest', 60_000, 17_272],
    ['the least', 14_000, 6_090],
  ])('include %s cost of living at most or at least', (_, cost, included) => {
    expect(partsOf({ cost_of_attendance: cost })?.includedLiving).toBe(included);
  });

  it('leave out a way of living with an unknown part', () => {
    expect(partsOf({ other_on_campus: null })?.living).toEqual({
      onCampus: null,
      offCampus: 16_814,
      withFamily: 6_090,
    });
  });

  it('mark a band with fewer than ten students', () => {
    const students = { net_price_band1: 9, net_price_band2: 10 };
    expect(partsOf({}, { students })?.few).toEqual([true, false, false, false, false]);
  });

  it.each([
    { cost_of_attendance: null },
    { tuition_in_state: null },
    { books: null },
    { net_price_band1: null, net_price_band2: null },
    { other_on_campus: null, other_off_campus: null, other_with_family: null },
  ])('are unknown without %j', (changes) => expect(partsOf(changes)).toBeNull());
});
