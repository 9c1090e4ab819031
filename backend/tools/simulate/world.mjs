import { ASSUMPTIONS } from './assumptions.mjs';
import { beta, logNormal, Weighted } from './draws.mjs';
import { MAJORS, STATE_WEIGHTS } from './places.mjs';

/**
 * @typedef {object} Alum an alum who gives minutes; also an `Answerer` of the product
 * @property {number} userId
 * @property {number} minutesUsed this month
 * @property {number} minutesGiven
 * @property {Date | null} lastOfferedAt
 * @property {string[]} keys
 * @property {number} answers probability of an answer
 */

/**
 * Creates colleges and alumni; the same for the same seed.
 * @returns {{ colleges: { id: number; state: string; popularity: number }[]; alumni: Alum[] }} the alumni who give
 *   minutes
 */
export function createWorld(rules, assumptions = ASSUMPTIONS) {
  const random = rules.SeededRandom.for(assumptions.seed, 'world');
  const states = new Weighted(
    Object.keys(STATE_WEIGHTS).slice(0, assumptions.states),
    Object.values(STATE_WEIGHTS).slice(0, assumptions.states),
  );
  const majors = new Weighted(
    MAJORS,
    MAJORS.map(({ weight }) => weight),
  );
  const colleges = Array.from({ length: assumptions.colleges }, (_, n) => {
    const size = Math.min(assumptions.largestSize, logNormal(random, assumptions.medianSize, assumptions.sizeSpread));
    const joined = logNormal(random, 1, assumptions.joiningSpread);
    const popularity = size * logNormal(random, 1, assumptions.popularitySpread);
    return { id: n + 1, state: states.draw(random), popularity, alumniWeight: size * joined };
  });
  const attended = new Weighted(
    colleges,
    colleges.map(({ alumniWeight }) => alumniWeight),
  );
  const alumni = [];
  for (let userId = 1; userId <= assumptions.alumni; userId++) {
    const college = attended.draw(random);
    const major = majors.draw(random).name;
    const state = random.chance(assumptions.livesNearby) ? college.state : states.draw(random);
    const location = random.chance(assumptions.unknownLocation) ? null : `Somewhere, ${state}`;
    const answers = beta(random, assumptions.answerShape);
    if (!random.chance(assumptions.givingShare)) continue;
    const keys = rules.answererKeys({ collegeId: college.id, transferredFromCollegeId: null, major, location });
    const { minutesPerMonth } = assumptions;
    alumni.push({
      userId,
      minutesUsed: 0,
      minutesGiven: minutesPerMonth,
      lastOfferedAt: null,
      keys,
      answers,
      total: 0,
    });
  }
  return { colleges, alumni };
}

/** Yields the questions of a year in the order of their times, in hours; the same for the same seed. */
export function* createQuestions(rules, { colleges, alumni }, assumptions = ASSUMPTIONS) {
  const random = rules.SeededRandom.for(assumptions.seed, 'questions');
  const asked = new Weighted(
    colleges,
    colleges.map(({ popularity }) => popularity),
  );
  const known = MAJORS.filter(({ cip }) => cip !== null);
  const programs = new Weighted(
    known,
    known.map(({ weight }) => weight * logNormal(random, 1, assumptions.fieldSpread)),
  );
  const minutes = alumni.reduce((sum, { minutesGiven }) => sum + minutesGiven, 0);
  const perMonth = (assumptions.demand * minutes) / rules.MINUTES_RULES.perQuestion;
  for (let month = 0; month < assumptions.months; month++) {
    const season = 1 + assumptions.season * Math.sin((2 * Math.PI * (month + 0.5)) / 12);
    const count = Math.round(perMonth * season);
    for (let n = 0; n < count; n++) {
      const { id: collegeId, state } = asked.draw(random);
      const cip = random.chance(assumptions.programShare) ? programs.draw(random).cip : null;
      yield {
        time: (month + (n + random.next()) / count) * assumptions.monthHours,
        subject: { collegeId, state, cip },
      };
    }
  }
}
