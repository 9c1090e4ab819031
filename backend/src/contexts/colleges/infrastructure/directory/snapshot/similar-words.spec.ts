import { SimilarWords } from './similar-words';

describe('similar words', () => {
  const words = ['harvard', 'harvey', 'haverford', 'howard', 'stanford', 'zebra'];
  const find = async (text: string, limit: number) =>
    (await SimilarWords.index(words)).find(text, limit).map((at) => words[at]);

  it('are the ones with the largest share of trigrams in common', async () => {
    expect(await find('harvard', 2)).toEqual(['harvard', 'harvey']);
    expect((await find('havard', 2))[0]).toBe('harvard');
    expect(await find('standford', 1)).toEqual(['stanford']);
  });

  it('include all that are as similar as the last one', async () => {
    expect((await SimilarWords.index(['abc', 'abd', 'abe'])).find('abf', 1)).toHaveLength(3);
  });

  it('are none without a trigram in common', async () => {
    expect(await find('qqqq', 3)).toEqual([]);
  });
});
