import { characters, read, readTexts } from './profile-text';

const aText = { name: 'Bio', longest: 5 } as const;
const aList = { name: 'Skills', longest: 20, isList: true } as const;

describe('a text that somebody told', () => {
  it.each([
    ['  Biology ', 'Biology'],
    ['', null],
    ['   ', null],
    [null, null],
  ])('%j is kept as %j', (told, kept) => {
    expect(read(told, aText)).toBe(kept);
  });

  it('is as long as people think it is', () => {
    expect(characters('🌱'.repeat(5))).toBe(5);
    expect(readTexts({ bio: '🌱'.repeat(5) }, { bio: aText }).faults).toEqual([]);
    expect(readTexts({ bio: '🌱'.repeat(6) }, { bio: aText }).faults).toEqual([
      { field: 'bio', message: 'Bio must be at most 5 characters' },
    ]);
  });

  it('is left out when it is not mentioned, and taken away when it is empty', () => {
    expect(readTexts({ skills: '' }, { bio: aText, skills: aList }).texts).toEqual({ skills: null });
  });
});

describe('a list that somebody told', () => {
  it.each([
    ['Java, Python', 'Java, Python'],
    [' Java ,,  , Python,', 'Java, Python'],
    ['Java, java, JAVA, Python', 'Java, Python'],
    ['Python, Java, python', 'Python, Java'],
    ['Public   speaking', 'Public speaking'],
    [' , ,', null],
  ])('%j is kept as %j', (told, kept) => {
    expect(read(told, aList)).toBe(kept);
  });

  it('is measured as it is kept', () => {
    expect(readTexts({ skills: 'Java,'.repeat(50) }, { skills: aList }).faults).toEqual([]);
    expect(readTexts({ skills: 'a,b,c,d,e,f,g,h,i' }, { skills: aList }).faults).toHaveLength(1);
  });
});
