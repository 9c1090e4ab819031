import { beginningOf, excerpt } from './excerpt';

describe('the beginning of a text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcdef', 4, 'abcd'],
    ['abc😀d', 4, 'abc'],
    ['ab👩‍👩‍👧c', 5, 'ab'],
    ['cafe\u0301s', 4, 'caf'],
  ])('of %s is whole characters', (text, most, beginning) => expect(beginningOf(text, most)).toBe(beginning));
});

describe('an excerpt', () => {
  it('is the whole text on one line, if it is short enough', () => {
    expect(excerpt(' one\n two ', 10)).toBe('one two');
  });

  it('is cut between words', () => {
    expect(excerpt('one two three', 9)).toBe('one two...');
    expect(excerpt('one two three', 7)).toBe('one two...');
  });

  it('is cut between characters if there is no space', () => {
    expect(excerpt('😀😀😀', 3)).toBe('😀...');
  });
});
