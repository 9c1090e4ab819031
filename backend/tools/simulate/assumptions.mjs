/** What the simulation assumes. docs/minutes.md explains each of these numbers. */
export const ASSUMPTIONS = {
  months: 12,
  monthHours: 730,
  seed: 20261130,

  alumni: 100_000,
  /** Share of the alumni who give minutes, and how many a month. */
  givingShare: 1 / 3,
  minutesPerMonth: 30,
  /** Demand per minutes given, and how far it goes up and down with the seasons. */
  demand: 0.9,
  season: 0.1,

  colleges: 4_000,
  /** The largest ones, of 52. */
  states: 52,
  /** Undergraduates of a college: median and standard deviation of the logarithm. */
  medianSize: 1_041,
  sizeSpread: 1.7,
  largestSize: 140_000,
  /** How much the alumni per undergraduate vary among colleges. */
  joiningSpread: 0.8,
  /** How much the questions per undergraduate vary among colleges, and per alum among fields. */
  popularitySpread: 0.5,
  fieldSpread: 0.3,

  /** Share of questions that are about a program; the others are about a figure of the college. */
  programShare: 0.5,
  /** Share of alumni who live in the state of their college, and of those whose location is unknown. */
  livesNearby: 0.6,
  unknownLocation: 0.15,

  /** Probability that an alum answers a question: mean 0.4, standard deviation 0.15 (a beta distribution). */
  answerShape: [4, 6],
  /** Hours until an alum who answers does: median and standard deviation of the logarithm. */
  medianReplyHours: 20,
  replySpread: 1.2,
  /** Hours from taking an open question to the answer, and the share that isn't answered in time. */
  writingHours: 2,
  notAnswered: 0.03,

  /** Under today's rules: the probability that a student without an answer asks the next person, and how many people. */
  asksAgain: 0.5,
  asksAtMost: 3,
};
