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

  it.each(trapTexts.map(toCase))('reads only what "$typed" says', ({ typed, expected }) =>
    expect(readQuestion(typed, knownNames)).toEqual(expected),
  );
});
