import { RowSet } from './row-set';
import { type WordIndex, WordIndexBuilder } from './word-index';

describe('the index of words', () => {
  let index: WordIndex;
  beforeEach(() => {
    const builder = new WordIndexBuilder();
    builder.add(0, ['state', 'ohio', 'state']);
    builder.add(1, ['stanford']);
    builder.add(2, ['ohio', 'st']);
    index = builder.build(3);
  });
  const find = (text: string, isWhole = false): number[] => {
    const found = new RowSet(3);
    index.addMatches(found, text, isWhole);
    return found.toArray();
  };

  it.each<[string, boolean, number[]]>([
    ['st', false, [0, 1, 2]],
    ['sta', false, [0, 1]],
    ['st', true, [2]],
    ['state', false, [0]],
    ['stated', false, []],
    ['o', false, [0, 2]],
    ['z', false, []],
    ['a', true, []],
    ['zz', true, []],
  ])('finds %p (whole word: %p)', (text, isWhole, expected) => {
    expect(find(text, isWhole)).toEqual(expected);
    expect(find(text, isWhole)).toEqual(expected);
  });

  it('knows the prefixes of its words', () => {
    expect(['s', 'stan', 'stanford', 'stanfords', 'p', 'z'].map((prefix) => index.hasPrefix(prefix))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('lists each row of a word once', () => {
    expect([...index.findWord('state')]).toEqual([0]);
    expect([...index.findWord('ohio')]).toEqual([0, 2]);
  });

  it('finds nothing without words', () => {
    const empty = new WordIndexBuilder().build(3);
    expect(empty.hasPrefix('a')).toBe(false);
    expect([...empty.findWord('a')]).toEqual([]);
  });
});
