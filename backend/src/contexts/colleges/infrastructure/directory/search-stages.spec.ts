import { parseSearch } from '../../domain/search/search-query';
import { getExactMatches, getLongestWordList, listStages } from './search-stages';

const stagesOf = (text: string): string[] =>
  listStages(parseSearch(text)!).map((stage) =>
    'words' in stage ? `${stage.matchClass}: ${stage.words}` : stage.matchClass,
  );

const WORDS = ['word: names', 'place: names_and_place'];
const MAJOR = 'major: everything';

describe('the stages of a search', () => {
  it.each<[string, string, string[]]>([
    ['a name', 'harvard', ['nickname', 'name', ...WORDS, MAJOR]],
    ['a single letter, which starts too many aliases', 'h', ['name', ...WORDS, MAJOR]],
    ['the code of a state in capitals', 'OH', ['state', 'nickname', 'name', ...WORDS, MAJOR]],
    ['the same in small letters', 'oh', ['nickname', 'name', ...WORDS, MAJOR]],
    ['places only', 'colleges in ohio', ['phrase', 'place: place']],
    ['the short name of a city', 'nyc', ['city', 'nickname', 'name', ...WORDS, MAJOR]],
    ['a kind that few names contain', 'hbcu', ['nickname', 'name', 'phrase', ...WORDS, MAJOR]],
    ['such a kind with a broader one', 'art school', ['nickname', 'name', 'phrase', ...WORDS, 'broader', MAJOR]],
    ['a kind in a place', 'nursing school in ohio', ['nickname', 'name', ...WORDS, 'phrase', 'broader', MAJOR]],
  ])('for %s', (_, text, expected) => {
    expect(stagesOf(text)).toEqual(expected);
  });

  it('follow the colleges with exactly this name or alias, except for places', () => {
    expect(['harvard', 'OH', 'nyc', 'colleges in ohio'].map((text) => getExactMatches(parseSearch(text)!))).toEqual([
      'all',
      'curated',
      'curated',
      'none',
    ]);
  });

  it('find no other words than those of the longest list', () => {
    expect(['harvard', 'colleges in ohio'].map((text) => getLongestWordList(parseSearch(text)!))).toEqual([
      'everything',
      'place',
    ]);
  });
});
