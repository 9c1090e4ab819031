import { parseCollegeIds } from './college-ids';

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
});
