import { truncateAtGrapheme } from './graphemes';

const FAMILY_EMOJI = '👩‍👩‍👧';

describe('the beginning of a text', () => {
  it.each([
    ['the whole text, if it is short enough', 'abc', 3, 'abc'],
    ['nothing of an empty text', '', 5, ''],
    ['as many letters as fit', 'abcdef', 4, 'abcd'],
    ['no half of an emoji', 'abc😀d', 4, 'abc'],
    ['no part of a family', `ab${FAMILY_EMOJI}c`, 5, 'ab'],
    ['no letter without its accent', 'cafe\u0301s', 4, 'caf'],
  ])('is %s', (_, text, max, beginning) => expect(truncateAtGrapheme(text, max)).toBe(beginning));
});
