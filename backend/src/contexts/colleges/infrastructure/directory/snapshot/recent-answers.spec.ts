import { RecentAnswers } from './recent-answers';

interface Answer {
  readonly items: readonly number[];
}

describe('RecentAnswers', () => {
  let answers: RecentAnswers<Answer>;
  let computed: unknown[];
  beforeEach(() => {
    answers = new RecentAnswers();
    computed = [];
  });

  const ask = (question: readonly unknown[], items: readonly number[] = [1]): Promise<Answer> =>
    answers.get(question, () => {
      computed.push(question);
      return Promise.resolve({ items });
    });

  it('computes the answer to a repeated question once', async () => {
    const first = await ask([{ state: 'MA' }, 12]);
    expect(await ask([{ state: 'MA' }, 12])).toBe(first);
    expect(computed).toHaveLength(1);
  });

  it('distinguishes questions that differ in any part', async () => {
    const questions = [['a'], ['b'], ['a', { limit: 1 }], ['a', { limit: 2 }], [null]];
    for (const question of questions) await ask(question);
    expect(computed).toEqual(questions);
  });

  it('computes again after a failure', async () => {
    await expect(answers.get(['a'], () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await ask(['a'], [2])).toEqual({ items: [2] });
  });

  it('keeps at most 20,000 colleges, of the most recent questions', async () => {
    const thousand = Array.from({ length: 999 }, (_, n) => n);
    for (let n = 0; n <= 20; n++) await ask([n], thousand);
    computed = [];
    await ask([20], thousand);
    expect(computed).toEqual([]);
    await ask([0], thousand);
    expect(computed).toEqual([[0]]);
  });
});
