import { parsePhrases, stem, extractStems } from './word-stemming';

describe('the stem of a word', () => {
  it.each([
    ['manager', 'management'],
    ['lawyers', 'legal'],
    ['analytics', 'analyst'],
    ['companies', 'company'],
  ])('is the same for %s and %s', (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'prototype'])(
    'is a text for %s, which every object has as a property',
    (word) => {
      expect(word.startsWith(stem(word))).toBe(true);
      expect(parsePhrases(`Law, ${word}`)).toHaveLength(2);
      expect([...extractStems(word).values()]).toHaveLength(1);
    },
  );
});
