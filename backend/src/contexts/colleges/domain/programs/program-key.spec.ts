import { parseCip, toFieldSlug, toFieldTitle } from './fields';
import { parseProgramId, toProgramId } from './program-key';

describe('the ID of a program', () => {
  it('is its college, field and level', () => {
    const key = { collegeId: 2469, cip: '1107', level: 'graduate-certificate' } as const;
    expect(toProgramId(key)).toBe('2469-1107-graduate-certificate');
    expect(parseProgramId('2469-1107-graduate-certificate')).toEqual(key);
  });

  it.each([
    '',
    '1',
    '1-1107',
    '1-1107-phd',
    '0-1107-bachelor',
    '1-107-bachelor',
    '9999999999-1107-bachelor',
    '1-1107-bachelor ',
  ])('isn’t “%s”', (text) => expect(parseProgramId(text)).toBeNull());
});

describe('a field of study', () => {
  it.each([
    ['Computer Science.', 'Computer Science', 'computer-science'],
    ['Business/Commerce, General.', 'Business/Commerce, General', 'business-commerce-general'],
    ['Women’s Studies', 'Women’s Studies', 'womens-studies'],
  ])('with the title “%s” has an address', (text, title, slug) => {
    expect(toFieldTitle(text)).toBe(title);
    expect(toFieldSlug(title)).toBe(slug);
  });

  it.each([
    ['1107', '1107'],
    ['11.07', '1107'],
    ['109', '0109'],
    ['11', null],
    ['11070', null],
    ['abcd', null],
  ])('with the code “%s” is %s', (text, cip) => expect(parseCip(text)).toBe(cip));
});
