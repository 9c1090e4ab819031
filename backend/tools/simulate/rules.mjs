import { built } from '../../bench/lib/built.mjs';

/** The rules of the product, from its build. */
export function loadRules() {
  const mentorship = 'contexts/mentorship/domain';
  const { answererKeys, subjectKeys } = built(`${mentorship}/matching/answerer-keys.js`);
  const { chooseAnswerers, compareWaiting, countNewOffers, isFitNeeded, MAX_COMPARED_ANSWERERS, offerExpiresAt } =
    built(`${mentorship}/question-offers/question-offers.js`);
  const { MINUTES_RULES, MinutesOfMonth } = built(`${mentorship}/minutes/minutes.js`);
  const { REQUEST_RULES } = built(`${mentorship}/connections/connection-state.js`);
  const { OPEN_QUESTION_RULES } = built('contexts/forum/domain/open-questions/open-question.js');
  const { SeededRandom } = built('composition/generated-data/seeded-random.js');
  return {
    answererKeys,
    subjectKeys,
    chooseAnswerers,
    compareWaiting,
    countNewOffers,
    isFitNeeded,
    MAX_COMPARED_ANSWERERS,
    offerExpiresAt,
    MINUTES_RULES,
    MinutesOfMonth,
    REQUEST_RULES,
    OPEN_QUESTION_RULES,
    SeededRandom,
  };
}
