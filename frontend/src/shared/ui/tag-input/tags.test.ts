import { tagsOf, textOfTags } from './tags';

describe('words separated by commas', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['Python', ['Python']],
    [' Python ,SQL', ['Python', 'SQL']],
    ['Python, SQL, python', ['Python', 'SQL']],
    ['data analysis, Data  Analysis', ['data analysis']],
  ])('are parsed from "%s"', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });

  it('are joined with a comma and a space', () => {
    expect(textOfTags(['Python', 'SQL'])).toBe('Python, SQL');
  });
});
