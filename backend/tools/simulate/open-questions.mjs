import { ASSUMPTIONS } from './assumptions.mjs';
import { logNormal } from './draws.mjs';
import { EventQueue } from './event-queue.mjs';
import { Outcome } from './figures.mjs';
import { WaitingLists } from './waiting-lists.mjs';
import { createQuestions } from './world.mjs';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const toDate = (hours) => new Date(hours * HOUR_MS);

/** A year of open questions, with the product's rules for offers, minutes and fairness. */
export function simulateOpenQuestions(rules, world, assumptions = ASSUMPTIONS) {
  return new OpenQuestionsYear(rules, world, assumptions).run();
}

class OpenQuestionsYear {
  #outcome = new Outcome();
  #events = new EventQueue();

  constructor(rules, world, assumptions) {
    this.rules = rules;
    this.world = world;
    this.assumptions = assumptions;
    this.random = rules.SeededRandom.for(assumptions.seed, 'open questions');
    this.lists = new WaitingLists(rules);
    this.questions = createQuestions(rules, world, assumptions);
    this.yearHours = assumptions.months * assumptions.monthHours;
  }

  run() {
    this.startMonth({ time: 0 });
    this.#askNext();
    const closesAfter = this.rules.OPEN_QUESTION_RULES.closesAfterDays * DAY_HOURS;
    const end = this.yearHours + closesAfter + this.assumptions.monthHours;
    for (let event = this.#events.next(); event.time < end; event = this.#events.next()) this[event.kind](event);
    return this.#outcome.summarize(this.world.alumni, this.assumptions.months);
  }

  startMonth({ time }) {
    for (const alum of this.world.alumni) alum.minutesUsed = 0;
    this.lists.fill(this.world.alumni);
    this.#events.add({ time: time + this.assumptions.monthHours, kind: 'startMonth' });
  }

  #askNext() {
    const { value } = this.questions.next();
    if (!value) return;
    this.#outcome.questions++;
    const keys = this.rules.subjectKeys(value.subject);
    const question = { time: value.time, keys, without: [], expiries: [], step: 0, isTaken: false };
    this.#events.add({ time: value.time, kind: 'ask', question });
  }

  ask({ question, time }) {
    this.#offer(question, time);
    this.#askNext();
  }

  /** Nothing happens if the question has been taken, or was looked at since this was planned. */
  lookAgain({ question, step, time }) {
    if (!question.isTaken && question.step === step) this.#offer(question, time);
  }

  #offer(question, time) {
    const { OPEN_QUESTION_RULES, countNewOffers, offerExpiresAt } = this.rules;
    if (time >= question.time + OPEN_QUESTION_RULES.closesAfterDays * DAY_HOURS) return void this.#outcome.deadEnds++;
    question.expiries = question.expiries.filter((expiry) => expiry > time);
    const limit = countNewOffers(question.expiries.length);
    const chosen = this.#choose(question, limit, time);
    this.#outcome.offers += chosen.length;
    this.lists.noteOffered(
      chosen.map(({ alum }) => alum),
      toDate(time),
    );
    const expiry = offerExpiresAt(toDate(time)).getTime() / HOUR_MS;
    for (const { alum, fit } of chosen) {
      question.expiries.push(expiry);
      const isAnswered = this.random.chance(alum.answers);
      const replyAt = time + logNormal(this.random, this.assumptions.medianReplyHours, this.assumptions.replySpread);
      if (isAnswered && replyAt < expiry) this.#events.add({ time: replyAt, kind: 'take', question, alum, fit });
    }
    const retryAt = chosen.length < limit ? time + OPEN_QUESTION_RULES.retryHours : Infinity;
    const next = Math.min(...question.expiries, retryAt);
    this.#events.add({ time: next, kind: 'lookAgain', question, step: ++question.step });
  }

  #choose({ time: askedAt, keys, without }, limit, time) {
    const { chooseAnswerers, isFitNeeded, MAX_COMPARED_ANSWERERS } = this.rules;
    const chosen = [];
    const dates = { askedAt: toDate(askedAt), now: toDate(time) };
    for (const { fit, key } of keys) {
      if (!isFitNeeded(fit, { ...dates, found: chosen.length, limit })) break;
      const waiting = this.lists.listLongestWaiting(key, without, MAX_COMPARED_ANSWERERS);
      for (const alum of chooseAnswerers(waiting, limit - chosen.length)) {
        chosen.push({ alum, fit });
        without.push(alum);
      }
    }
    return chosen;
  }

  take({ question, alum, fit, time }) {
    if (question.isTaken || this.#isPaused(alum)) return;
    question.isTaken = true;
    this.#charge(alum, time);
    const { OPEN_QUESTION_RULES } = this.rules;
    const after = this.random.chance(this.assumptions.notAnswered)
      ? { time: time + OPEN_QUESTION_RULES.answerHours, kind: 'giveBack' }
      : { time: time + logNormal(this.random, this.assumptions.writingHours, 1), kind: 'answer' };
    this.#events.add({ ...after, question, alum, fit, takenAt: time });
  }

  answer({ question, fit, time }) {
    this.#outcome.answered(time - question.time, fit);
  }

  giveBack({ question, alum, time, takenAt }) {
    question.isTaken = false;
    this.#returnMinutes(alum, takenAt, time);
    this.#offer(question, time);
  }

  #isPaused({ minutesGiven, minutesUsed }) {
    return new this.rules.MinutesOfMonth('', minutesGiven, minutesUsed).isPaused;
  }

  #charge(alum, time) {
    const minutes = this.rules.MINUTES_RULES.perQuestion;
    alum.minutesUsed += minutes;
    if (time < this.yearHours) alum.total += minutes;
    this.#outcome.overrun += Math.max(0, alum.minutesUsed - alum.minutesGiven);
    if (this.#isPaused(alum)) this.lists.remove(alum);
  }

  /** Minutes of an earlier month are given back to that month. */
  #returnMinutes(alum, takenAt, time) {
    const minutes = this.rules.MINUTES_RULES.perQuestion;
    const { monthHours } = this.assumptions;
    if (takenAt < this.yearHours) alum.total -= minutes;
    if (Math.floor(takenAt / monthHours) !== Math.floor(time / monthHours)) return;
    const wasPaused = this.#isPaused(alum);
    alum.minutesUsed -= minutes;
    if (wasPaused && !this.#isPaused(alum)) this.lists.putBack(alum);
  }
}
