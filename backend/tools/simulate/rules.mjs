import { built } from '../../bench/lib/built.mjs';

/** The rules of the product, from its build. */
export function loadRules() {
  const mentorship = 'contexts/mentorship/domain';
  const { answererKeys, subjectKeys } = built(`${mentorship}/matching/answerer-keys.js`);
  const { chooseAnswerers, compareWaiting, MAX_COMPARED_ANSWERERS } = built(
    `${mentorship}/question-offers/question-offers.js`,
  );
  const { REQUEST_RULES } = built(`${mentorship}/connections/connection-state.js`);
  return {
    answererKeys,
    subjectKeys,
    chooseAnswerers,
    compareWaiting,
    maxCompared: MAX_COMPARED_ANSWERERS,
    requestExpiresAfterDays: REQUEST_RULES.expireAfterDays,
    minutesPerQuestion: 5,
    isPaused: ({ minutesGiven, minutesUsed }) => minutesGiven - minutesUsed < 5,
    openQuestions: { offeredAtOnce: 3, offerHours: 48, answerHours: 48, closesAfterDays: 60, retryHours: 24 },
    SeededRandom: built('composition/generated-data/seeded-random.js').SeededRandom,
  };
}
