import { familyQuestions, type Question } from './testing/family-questions';
import { heldBackQuestions } from './testing/held-back-questions';
import { knownNames } from './testing/known-names';
import { trapTexts } from './testing/trap-texts';
import { readQuestion } from './read-question';

const toCase = ([typed, filters, ...unread]: Question) => ({ typed, expected: { ...filters, unread } });

describe('readQuestion', () => {
  it.each(familyQuestions.map(toCase))('reads "$typed"', ({ typed, expected }) =>
    expect(readQuestion(typed, knownNames)).toEqual(expected),
  );

  it.each(heldBackQuestions.map(toCase))('reads "$typed", which was not in view', ({ typed, expected }) =>
    expect(readQuestion(typed, knownNames)).toEqual(expected),
  );

  it.each([
    ['nothing over 20k', { unread: ['nothing over 20k'] }],
    ['student to teacher ratio 10:1', { unread: ['student to teacher ratio 10', '1'] }],
    ['we make 60k a year', { unread: ['we make 60k a year'] }],
    ['within 2 hours of chicago', { unread: ['within 2 hours of chicago'] }],
    ['cheap dorms and small classes', { unread: ['cheap dorms', 'small classes'] }],
    ['american history', { majors: ['History'], unread: ['american'] }],
    ['a good education', { unread: ['good education'] }],
    ['my budget is 20k', { net_price_max: 20_000, unread: [] }],
    ['easiest nursing schools to get into', { majors: ['Nursing'], sort: 'admission', order: 'desc', unread: [] }],
    ['greater boston', { q: 'colleges near boston', unread: [] }],
    ['la', { q: 'colleges in la', unread: [] }],
    ['tx or ok', { states: ['OK', 'TX'], unread: [] }],
    ['penn state nursing', { q: 'penn state', majors: ['Nursing'], unread: [] }],
  ])('keeps what belongs together in %p', (typed, expected) =>
    expect(readQuestion(typed, knownNames)).toEqual(expected),
  );

  it('reads a long text of any words quickly', () => {
    const started = performance.now();
    for (const word of ['under 1 ', 'not in ', 'a ', 'state ', 'near ny , ', '1 to '])
      readQuestion(word.repeat(100 / word.length), knownNames);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it.each(trapTexts.map(toCase))('reads only what "$typed" says', ({ typed, expected }) =>
    expect(readQuestion(typed, knownNames)).toEqual(expected),
  );
});
