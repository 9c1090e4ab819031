import { parseTags, joinTags } from './tags';

describe('words separated by commas', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['Python', ['Python']],
    [' Python ,SQL', ['Python', 'SQL']],
    ['Python, SQL, python', ['Python', 'SQL']],
    ['data analysis, Data  Analysis', ['data analysis']],
  ])('are parsed from "%s"', (text, tags) => {
    expect(parseTags(text)).toEqual(tags);
  });

  it('are joined with a comma and a space', () => {
    expect(joinTags(['Python', 'SQL'])).toBe('Python, SQL');
  });
});
