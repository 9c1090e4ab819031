import { findHeader, MAX_TITLE_ROWS, readHeader, REQUIRED_COLUMNS, repeatsHeader, TEMPLATE_COLUMNS } from './columns';
import { ImportRefused } from './errors';

describe('the header of an alumni file', () => {
  it('is accepted in any order and case, with blanks around names and at the end', () => {
    const header = readHeader([' EMAIL ', 'Major', 'graduation_year', 'Last_Name', 'first_name', '', ' ']);
    expect([...header]).toEqual([
      ['email', 0],
      ['major', 1],
      ['graduation_year', 2],
      ['last_name', 3],
      ['first_name', 4],
    ]);
  });

  it.each([
    [[...REQUIRED_COLUMNS, 'college'], 'Column 6 isn’t in the template.'],
    [[...REQUIRED_COLUMNS, 'Email'], 'The column email appears twice.'],
    [['first_name', 'email'], 'Missing: last_name, graduation_year, major.'],
    [[''], 'Missing: first_name, last_name, email, graduation_year, major.'],
    [['first_name', '', 'last_name', 'email', 'graduation_year', 'major'], 'Column 2 isn’t in the template.'],
    [[...REQUIRED_COLUMNS, '__proto__'], 'Column 6 isn’t in the template.'],
  ])('is rejected as %j, and the message contains the expected header', (cells, says) => {
    const refusal = () => readHeader(cells);
    expect(refusal).toThrow(ImportRefused);
    expect(refusal).toThrow(TEMPLATE_COLUMNS.join(','));
    expect(refusal).toThrow(says);
  });

  it('is found below title lines, blank rows and a line that names the separator', () => {
    const header = [...REQUIRED_COLUMNS];
    const titles = [['sep='], ['Alumni of Reed College', ''], [], ['Class of 2014', 'email']];
    expect(findHeader([...titles, header, header])).toMatchObject({ at: 4 });
    expect(findHeader([header, ['Ada']])).toMatchObject({ at: 0 });
    const tooMany = Array.from({ length: MAX_TITLE_ROWS + 1 }, () => ['Title']);
    expect(() => findHeader([...tooMany, header])).toThrow('Column 1 isn’t in the template.');
    expect(() => findHeader([['sep='], ['first_name', 'wrong']])).toThrow('Column 2 isn’t in the template.');
  });

  it('is recognized when repeated in a later row', () => {
    const columns = readHeader([...REQUIRED_COLUMNS]);
    expect(repeatsHeader(['First_Name', 'LAST_NAME', ' email', 'graduation_year', 'major'], columns)).toBe(true);
    expect(repeatsHeader(['Ada', 'Example', 'email', '2015', 'major'], columns)).toBe(false);
  });
});
