import { ASSUMPTIONS } from './assumptions.mjs';
import { logNormal } from './draws.mjs';
import { EventQueue } from './event-queue.mjs';
import { Outcome } from './figures.mjs';
import { WaitingLists } from './waiting-lists.mjs';
import { createQuestions } from './world.mjs';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** A year of open questions, with the product's rules for offers, minutes and fairness. */
export function simulateOpenQuestions(rules, world, assumptions = ASSUMPTIONS) {
  const { openQuestions: terms } = rules;
  const random = rules.SeededRandom.for(assumptions.seed, 'open questions');
  const outcome = new Outcome();
  const events = new EventQueue();
  const lists = new WaitingLists(rules);
  const year = assumptions.months * assumptions.monthHours;
  const startMonth = () => {
    for (const alum of world.alumni) alum.minutesUsed = 0;
    lists.fill(world.alumni);
  };

  const charge = (alum, minutes, time) => {
    const wasPaused = rules.isPaused(alum);
    alum.minutesUsed += minutes;
    if (time < year) alum.total += minutes;
    outcome.overrun += Math.max(0, alum.minutesUsed - alum.minutesGiven);
    if (!wasPaused && rules.isPaused(alum)) lists.remove(alum);
  };

  const returnMinutes = (alum) => {
    const wasPaused = rules.isPaused(alum);
    alum.minutesUsed -= rules.minutesPerQuestion;
    if (wasPaused && !rules.isPaused(alum)) lists.putBack(alum);
  };

  const choose = (question) => {
    const chosen = [];
    for (const { fit, key } of rules.subjectKeys(question.subject)) {
      if (chosen.length >= terms.offeredAtOnce) break;
      const waiting = lists.listLongestWaiting(key, question.without, rules.maxCompared);
      const best = rules.chooseAnswerers(waiting, terms.offeredAtOnce - chosen.length);
      for (const alum of best) {
        chosen.push({ alum, fit });
        question.without.add(alum);
      }
    }
    return chosen;
  };

  const offer = (question, time) => {
    if (time >= question.time + terms.closesAfterDays * DAY_HOURS) return void outcome.deadEnds++;
    const chosen = choose(question);
    if (chosen.length === 0) return events.add({ time: time + terms.retryHours, kind: 'offer', question });
    outcome.offers += chosen.length;
    lists.noteOffered(
      chosen.map(({ alum }) => alum),
      new Date(time * HOUR_MS),
    );
    const expiry = { time: time + terms.offerHours, kind: 'expire', question, round: ++question.round };
    for (const { alum, fit } of chosen) {
      const answers = random.chance(alum.answers);
      const after = logNormal(random, assumptions.medianReplyHours, assumptions.replySpread);
      if (answers && after < terms.offerHours) events.add({ time: time + after, kind: 'take', question, alum, fit });
    }
    events.add(expiry);
  };

  const handlers = {
    offer: ({ question, time }) => offer(question, time),
    take: ({ question, alum, fit, time }) => {
      if (question.isTaken || rules.isPaused(alum)) return;
      question.isTaken = true;
      charge(alum, rules.minutesPerQuestion, time);
      const after = random.chance(assumptions.notAnswered)
        ? { time: time + terms.answerHours, kind: 'giveBack' }
        : { time: time + logNormal(random, assumptions.writingHours, 1), kind: 'answer' };
      events.add({ ...after, question, alum, fit, takenAt: time });
    },
    answer: ({ question, fit, time }) => outcome.answered(time - question.time, fit),
    giveBack: ({ question, alum, time, takenAt }) => {
      question.isTaken = false;
      // Minutes of an earlier month are given back to that month.
      const isSameMonth = Math.floor(takenAt / assumptions.monthHours) === Math.floor(time / assumptions.monthHours);
      if (takenAt < year) alum.total -= rules.minutesPerQuestion;
      if (isSameMonth) returnMinutes(alum);
      offer(question, time);
    },
    expire: ({ question, round, time }) => {
      if (!question.isTaken && question.round === round) offer(question, time);
    },
    month: ({ time }) => {
      startMonth();
      events.add({ time: time + assumptions.monthHours, kind: 'month' });
    },
  };

  const questions = createQuestions(rules, world, assumptions);
  const ask = () => {
    const { value } = questions.next();
    if (!value) return;
    outcome.questions++;
    events.add({ time: value.time, kind: 'ask', question: { ...value, without: new Set(), round: 0, isTaken: false } });
  };
  handlers.ask = ({ question, time }) => {
    offer(question, time);
    ask();
  };
  startMonth();
  events.add({ time: assumptions.monthHours, kind: 'month' });
  ask();
  const end = year + terms.closesAfterDays * DAY_HOURS + assumptions.monthHours;
  for (let event = events.next(); event.time < end; event = events.next()) handlers[event.kind](event);
  return outcome.summarize(world.alumni, assumptions.months);
}
