import { firstGraphemes, toExcerpt } from './excerpt';

describe('the beginning of a text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcdef', 4, 'abcd'],
    ['abc😀d', 4, 'abc'],
    ['ab👩‍👩‍👧c', 5, 'ab'],
    ['cafe\u0301s', 4, 'caf'],
  ])('of %s is whole characters', (text, max, beginning) => expect(firstGraphemes(text, max)).toBe(beginning));
});

describe('an excerpt', () => {
  it('is the whole text on one line, if it is short enough', () => {
    expect(toExcerpt(' one\n two ', 10)).toBe('one two');
  });

  it('is cut between words', () => {
    expect(toExcerpt('one two three', 9)).toBe('one two...');
    expect(toExcerpt('one two three', 7)).toBe('one two...');
  });

  it('is cut between characters if there is no space', () => {
    expect(toExcerpt('😀😀😀', 3)).toBe('😀...');
  });
});
