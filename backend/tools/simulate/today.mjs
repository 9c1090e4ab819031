import { ASSUMPTIONS } from './assumptions.mjs';
import { logNormal } from './draws.mjs';
import { Outcome } from './figures.mjs';
import { createQuestions } from './world.mjs';

const DAY_HOURS = 24;
const FITS_OF_FINDER = new Set(['college-and-program', 'college', 'program']);

/**
 * A year in which each student asks one person at a time, chosen at random among the best fits, as by the finder. A
 * request expires; alumni answer without regard to their minutes and places.
 */
export function simulateToday(rules, world, assumptions = ASSUMPTIONS) {
  const random = rules.SeededRandom.for(assumptions.seed, 'today');
  const outcome = new Outcome();
  const expiresAfter = rules.REQUEST_RULES.expireAfterDays * DAY_HOURS;
  const byKey = new Map();
  for (const alum of world.alumni) {
    for (const key of alum.keys) {
      if (!byKey.has(key)) byKey.set(key, []);
      byKey.get(key).push(alum);
    }
  }

  const choose = (subject, asked) => {
    for (const { fit, key } of rules.subjectKeys(subject)) {
      if (!FITS_OF_FINDER.has(fit)) continue;
      const others = (byKey.get(key) ?? []).filter((alum) => !asked.includes(alum));
      if (others.length > 0) return { alum: random.one(others), fit };
    }
    return null;
  };

  const used = new Map();
  const charge = (alum, time) => {
    const month = Math.floor(time / assumptions.monthHours);
    const key = alum.userId * 100 + month;
    const minutes = (used.get(key) ?? 0) + rules.MINUTES_RULES.perQuestion;
    used.set(key, minutes);
    if (month < assumptions.months) alum.total += rules.MINUTES_RULES.perQuestion;
    if (minutes > alum.minutesGiven) outcome.overrun += rules.MINUTES_RULES.perQuestion;
  };

  const ask = ({ time, subject }) => {
    const asked = [];
    for (let at = time; asked.length < assumptions.asksAtMost; at += expiresAfter) {
      if (asked.length > 0 && !random.chance(assumptions.asksAgain)) break;
      const found = choose(subject, asked);
      if (!found) break;
      outcome.offers++;
      asked.push(found.alum);
      const answers = random.chance(found.alum.answers);
      const after = logNormal(random, assumptions.medianReplyHours, assumptions.replySpread);
      if (!answers || after >= expiresAfter) continue;
      charge(found.alum, at + after);
      return outcome.answered(at + after - time, found.fit);
    }
    outcome.deadEnds++;
  };

  for (const question of createQuestions(rules, world, assumptions)) {
    outcome.questions++;
    ask(question);
  }
  return outcome.summarize(world.alumni, assumptions.months);
}
