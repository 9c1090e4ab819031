import { type ComparableCollege, findSimilarColleges, MAX_SIMILAR_COLLEGES } from './similar-colleges';

const college = (id: number, changes: Partial<ComparableCollege> = {}): ComparableCollege => ({
  id,
  award: 'bachelor',
  type: 'Public 4-year',
  state: 'MI',
  latitude: 43.4,
  longitude: -84.6,
  enrollment: 2_000,
  admission_rate: 0.6,
  open_admission: false,
  net_price: 15_000,
  pool: `pool ${id}`,
  ...changes,
});

describe('similar colleges', () => {
  it('are those with the smallest differences, most similar first', () => {
    const far = { state: 'CA', latitude: 34, longitude: -118 };
    const found = findSimilarColleges(college(1), [
      college(2, far),
      college(3, { net_price: 16_000 }),
      college(4),
      college(5, { enrollment: 40_000, type: 'Private For-Profit 4-year', net_price: 45_000, ...far }),
      college(6, { type: 'Private Non-Profit 4-year' }),
    ]);

    expect(found).toEqual([4, 3, 6, 2, 5]);
  });

  it.each([
    ['size', { enrollment: 30_000 }],
    ['price', { net_price: 30_000 }],
    ['admission rate', { admission_rate: 0.1 }],
    ['open admission', { admission_rate: null, open_admission: true }],
    ['distance', { latitude: 40 }],
    ['state', { state: 'OH' }],
    ['control', { type: 'Private Non-Profit 4-year' }],
  ])('differ in %s', (_, changes) => {
    expect(findSimilarColleges(college(1), [college(2, changes), college(3)])).toEqual([3, 2]);
  });

  it('never include the college itself, campuses measured with it, or colleges with another award', () => {
    const found = findSimilarColleges(college(1, { pool: 'a' }), [
      college(1),
      college(2, { pool: 'a' }),
      college(3, { award: 'associate' }),
      college(4, { pool: null }),
    ]);

    expect(found).toEqual([4]);
  });

  it('include one of several campuses that are measured together', () => {
    expect(findSimilarColleges(college(1), [college(3, { pool: 'b' }), college(2, { pool: 'b' })])).toEqual([2]);
  });

  it('have the same type if one of them has no award', () => {
    const found = findSimilarColleges(college(1, { award: null }), [
      college(2),
      college(3, { type: 'Public 2-year' }),
      college(4, { award: null, net_price: null }),
    ]);

    expect(found).toEqual([2, 4]);
  });

  it('count an unknown figure as half of the largest difference', () => {
    const [unknown, opposite] = [college(2, { enrollment: null }), college(3, { enrollment: 100_000 })];

    expect(findSimilarColleges(college(1), [opposite, unknown])).toEqual([2, 3]);
  });

  it('are at most six, in the order of their IDs if they are equally similar', () => {
    const many = Array.from({ length: 20 }, (_, at) => college(40 - at));

    const found = findSimilarColleges(college(1), many);

    expect(found).toHaveLength(MAX_SIMILAR_COLLEGES);
    expect(found).toEqual([21, 22, 23, 24, 25, 26]);
  });
});
