import { countSurplusColleges, parseCollegeIds } from './college-ids';

describe('the colleges in the URL of a comparison', () => {
  it.each([
    ['3,1,2', [3, 1, 2]],
    ['1,1,1,1,1', [1]],
    ['1,2,3,4,5,6', [1, 2, 3, 4]],
    ['abc,,1,01,-2,2.5,2147483648,7', [1, 7]],
    ['', []],
    [['1', '2'], []],
    [undefined, []],
  ])('are read from %j as %j', (value, ids) => expect(parseCollegeIds(value)).toEqual(ids));

  it.each([
    ['1,2,3,4', 0],
    ['1,2,3,4,4,abc', 0],
    ['1,2,3,4,5,6', 2],
    [undefined, 0],
  ])('in %j are too many by %d', (value, surplus) => expect(countSurplusColleges(value)).toBe(surplus));
});
