const percent = (share) => `${(100 * share).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`;
const hours = (value) =>
  Number.isFinite(value) ? `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} h` : 'never';
const count = (value) => Math.round(value).toLocaleString('en-US');

/** The figures that are compared, with their goals for open questions. */
const FIGURES = [
  {
    name: 'minutes unused',
    text: ({ unused }) => percent(unused),
    goal: 'below 20 %',
    isMet: ({ unused }) => unused < 0.2,
  },
  {
    name: 'minutes used beyond those given',
    text: ({ overrun }) => count(overrun),
    goal: '0',
    isMet: ({ overrun }) => overrun === 0,
  },
  {
    name: 'Gini coefficient of used per given minutes',
    text: ({ gini }) => gini.toFixed(2),
    goal: 'below 0.4',
    isMet: ({ gini }) => gini < 0.4,
  },
  {
    name: 'median time to the first answer, of all questions',
    text: ({ median }) => hours(median),
    goal: 'at most half',
    isMet: ({ median }, today) => median <= today.median / 2,
  },
  {
    name: 'answers by alumni of the college or program',
    text: ({ collegeOrProgram }) => percent(collegeOrProgram),
    goal: 'at least 85 %',
    isMet: ({ collegeOrProgram }) => collegeOrProgram >= 0.85,
  },
  {
    name: 'questions without an answer in the end',
    text: ({ deadEnds }) => count(deadEnds),
    goal: '0',
    isMet: ({ deadEnds }) => deadEnds === 0,
  },
  { name: 'questions with an answer', text: ({ answered }) => percent(answered) },
  {
    name: 'median time to the first answer, of answered questions',
    text: ({ medianOfAnswered }) => hours(medianOfAnswered),
  },
  { name: 'time to the first answer of nine in ten questions', text: ({ p90 }) => hours(p90) },
  { name: 'questions', text: ({ questions }) => count(questions) },
  { name: 'requests or offers per alum and month', text: ({ offersPerMonth }) => offersPerMonth.toFixed(1) },
];

/** @returns {string[][]} rows: name, today's rules, open questions, goal */
export const toRows = (today, open) =>
  FIGURES.map(({ name, text, goal, isMet }) => [
    name,
    text(today),
    text(open),
    goal ? `${goal}: ${isMet(open, today) ? 'yes' : '**no**'}` : '',
  ]);

/** @returns {string[]} names of the figures whose goals open questions miss */
export const listMissed = (today, open) =>
  FIGURES.filter(({ isMet }) => isMet && !isMet(open, today)).map(({ name }) => name);
