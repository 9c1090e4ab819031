import { type FigureName, type FigureUnit, getFigureDefinition } from '../catalogue/federal/federal-figures';
import type { ProgramLevel } from '../programs/program-levels';
import { FIGURE_PHRASES } from './figure-phrases';

/** A figure as its page shows it. */
interface OfficialFigure {
  readonly value: number | null;
  readonly range?: { readonly from: number; readonly to: number };
  readonly year: string | null;
  readonly source: string | null;
}

/** A program and the first of its figures that has a value; null if none has. */
interface SubjectProgram {
  readonly field: string;
  readonly level: ProgramLevel | null;
  readonly figure: (OfficialFigure & { readonly phrase: string; readonly unit: FigureUnit }) | null;
}

const QUESTIONS: readonly (readonly [pattern: RegExp, question: string])[] = [
  [
    /^(net_price|cost_|tuition_(?!revenue)|room_|books|other_)/,
    'What did students pay in the end, and which costs surprised you?',
  ],
  [
    /debt|payment|loan|default|repayment/,
    'How did you and people you knew pay for college? What would you do differently?',
  ],
  [
    /^(graduation|transferred|retention|award_|still_|enrolled_|withdrew)/,
    'What helped people finish, and why did some leave?',
  ],
  [/^(earnings|above_)/, 'What did you see after college, and what made a difference?'],
  [/^(admission|sat_|act_)/, 'What made a difference when you applied?'],
];
const QUESTION_ABOUT_STUDENTS = 'What was it like to be a student there?';

const LEVEL_PHRASES: Readonly<Record<ProgramLevel, string>> = {
  certificate: 'a certificate',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  'post-baccalaureate': 'a post-baccalaureate certificate',
  master: 'a master’s degree',
  doctoral: 'a doctorate',
  'first-professional': 'a professional degree',
  'graduate-certificate': 'a graduate certificate',
};

const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const toPercent = (share: number): string => `${NUMBERS.format(share * 100)}%`;

/** Returns a question about the college itself. */
export const composeCollegeQuestion = (collegeName: string): string =>
  `Hi, I’m looking at ${collegeName}. What was it like to study there, and what do you wish you had known before?`;

/** Returns a question about a figure of the college, with its value, year and source. */
export function composeFigureQuestion(collegeName: string, name: FigureName, figure: OfficialFigure): string {
  const question = QUESTIONS.find(([pattern]) => pattern.test(name))?.[1] ?? QUESTION_ABOUT_STUDENTS;
  const said = toSentence(figure, FIGURE_PHRASES[name], getFigureDefinition(name).unit);
  return `Hi, I’m looking at ${collegeName}. ${said} ${question}`;
}

/** Returns a question about a program of the college. */
export function composeProgramQuestion(collegeName: string, { field, level, figure }: SubjectProgram): string {
  const award = level === null ? '' : ` (${LEVEL_PHRASES[level]})`;
  const said = figure === null ? '' : ` ${toSentence(figure, figure.phrase, figure.unit)}`;
  return `Hi, I’m thinking about studying ${field}${award} at ${collegeName}.${said} What was the program like, and what did people do afterwards?`;
}

function toSentence(figure: OfficialFigure, phrase: string, unit: FigureUnit): string {
  const source = `The ${figure.source ?? 'College Scorecard'}`;
  const value = formatValue(figure, unit);
  if (value === null) return `${source} has no figure for ${phrase}.`;
  const year = figure.year === null ? '' : ` (${figure.year.replaceAll(/(\d)-(\d)/g, '$1–$2')})`;
  return `${source} lists ${value} as ${phrase}${year}.`;
}

function formatValue({ value, range }: OfficialFigure, unit: FigureUnit): string | null {
  if (value !== null) {
    if (unit === 'usd') return MONEY.format(value);
    return unit === 'share' ? toPercent(value) : NUMBERS.format(value);
  }
  return range ? `${NUMBERS.format(range.from * 100)}–${toPercent(range.to)}` : null;
}
