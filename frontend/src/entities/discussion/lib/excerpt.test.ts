import { markdownExcerpt } from './excerpt';

describe('excerptOf', () => {
  it.each([
    ['One **two**', 7, 'One two'],
    ['One **two** three', 8, 'One two...'],
    ['🌱🌱🌱', 4, '🌱🌱...'],
    ['🌱👩‍👩‍👧', 6, '🌱...'],
  ])('shortens %j to %i characters: %j', (markdown, max, text) => expect(markdownExcerpt(markdown, max)).toBe(text));
});
