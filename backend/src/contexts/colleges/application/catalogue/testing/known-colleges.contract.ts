import type { KnownColleges } from '../ports/known-colleges';

/** In addition, colleges 1 and 2 are the Northern and the Southern Example College. */
export const NAMESAKES = [
  { id: 3, name: 'Twin College' },
  { id: 4, name: 'Twin College' },
  { id: 6, name: 'NEC' },
  { id: 7, name: 'Université St. John’s at A&M', alias: 'Example A&M' },
  { id: 8, name: 'The Northern Example College' },
];

/** Contract tests for finding colleges by name. */
export function describeNamedColleges(name: string, open: () => KnownColleges): void {
  describe(`${name} finds colleges by name`, () => {
    it.each([
      ['its name', 'Northern Example College', [1]],
      ['its name in whatever case, with space around', '  northern EXAMPLE college ', [1]],
      ['its name without accents and punctuation', 'universite st johns AT a and m', [7]],
      ['its name with a word left out', 'Université St. John’s A&M', []],
      ['an alias, however it is written', 'example a-and-M', [7]],
      ['a name that two have', 'Twin College', [3, 4]],
      ['a name that is an alias of another: the name counts', 'nec', [6]],
      ['a beginning', 'Northern', []],
      ['a pattern', '%', []],
      ['nothing', '', []],
      ['punctuation only', '!!', []],
    ])('with %s', async (_, said, ids) => {
      const named = await open().listByName(said);
      expect(named.map(({ id }) => Number(id)).sort((one, other) => one - other)).toEqual(ids);
    });
  });
}
