import { RowSet } from './row-set';

/** More than one word of bits, and not a multiple of their number. */
const SIZE = 77;
const EVERY_THIRD = Array.from({ length: SIZE }, (_, row) => row).filter((row) => row % 3 === 0);
const EVERY_SECOND = Array.from({ length: SIZE }, (_, row) => row).filter((row) => row % 2 === 0);
const setOf = (rows: Iterable<number>): RowSet => RowSet.of(SIZE, rows);

describe('a set of rows', () => {
  it('contains the rows that were added, in ascending order', () => {
    const set = setOf([76, 31, 0, 32, 31]);
    expect(set.toArray()).toEqual([0, 31, 32, 76]);
    expect([set.has(31), set.has(33), set.count()]).toEqual([true, false, 4]);
  });

  it('contains every row or none', () => {
    expect(RowSet.all(SIZE).toArray()).toEqual(Array.from({ length: SIZE }, (_, row) => row));
    expect(RowSet.all(64).count()).toBe(64);
    expect(new RowSet(SIZE).toArray()).toEqual([]);
    expect(RowSet.all(0).count()).toBe(0);
  });

  it('is combined with another one', () => {
    expect(setOf(EVERY_THIRD).intersect(setOf(EVERY_SECOND)).toArray()).toEqual(
      EVERY_THIRD.filter((row) => row % 2 === 0),
    );
    expect(setOf(EVERY_THIRD).subtract(setOf(EVERY_SECOND)).toArray()).toEqual(
      EVERY_THIRD.filter((row) => row % 2 === 1),
    );
    expect(setOf(EVERY_THIRD).unite(setOf(EVERY_SECOND)).count()).toBe(new Set([...EVERY_THIRD, ...EVERY_SECOND]).size);
  });

  it('counts all rows of a full set of bits', () => {
    expect(RowSet.all(SIZE).count()).toBe(SIZE);
  });

  it('stays as it is when its copy changes', () => {
    const set = setOf(EVERY_THIRD);
    set.copy().add(1);
    expect(set.has(1)).toBe(false);
  });

  it('adds a part of a list', () => {
    const set = setOf([]);
    set.addAll(Int32Array.of(5, 6, 7, 8), 1, 3);
    expect(set.toArray()).toEqual([6, 7]);
  });

  it('stops when the visitor has seen enough', () => {
    const seen: number[] = [];
    RowSet.all(SIZE).forEach((row) => seen.push(row) < 40);
    expect(seen).toHaveLength(40);
  });
});
