import { WritingRefused } from '../discussions/discussion-errors';
import { toSharedAnswerTags } from '../shared-answers/shared-text';

export const QUESTION_LENGTH = { min: 20, max: 1_000 } as const;
export const ANSWER_LENGTH = { min: 20, max: 4_000 } as const;
const TITLE_LENGTH = 120;

export const QUESTION_FAULTS = {
  questionShort: 'Question must be at least 20 characters',
  questionLong: 'Question must be at most 1,000 characters',
  answerShort: 'Answer must be at least 20 characters',
  answerLong: 'Answer must be at most 4,000 characters',
} as const;

/** @throws WritingRefused naming `field` */
export const normalizeQuestionText = (input: string, field: string): string =>
  normalizeText(input, field, QUESTION_LENGTH, [QUESTION_FAULTS.questionShort, QUESTION_FAULTS.questionLong]);

/** @throws WritingRefused naming `text` */
export const normalizeAnswerText = (input: string): string =>
  normalizeText(input, 'text', ANSWER_LENGTH, [QUESTION_FAULTS.answerShort, QUESTION_FAULTS.answerLong]);

/** Returns the tags of a published answer, the same as those of answers from conversations. */
export const publishedAnswerTags = (): readonly string[] => toSharedAnswerTags([]);

/** Returns the title of the discussion with the published answer: the first sentence of the question, or its beginning. */
export function toQuestionTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [sentence = line] = /^.+?[.?!](?=\s|$)/u.exec(line) ?? [];
  const title = [...sentence].length >= 5 ? sentence : line;
  const characters = [...title];
  if (characters.length <= TITLE_LENGTH) return title;
  const beginning = characters.slice(0, TITLE_LENGTH - 1).join('');
  return `${beginning.slice(0, beginning.lastIndexOf(' ') || undefined).trimEnd()}…`;
}

function normalizeText(
  input: string,
  field: string,
  { min, max }: { readonly min: number; readonly max: number },
  [short, long]: readonly [string, string],
): string {
  const text = input.trim();
  const length = [...text].length;
  if (length < min || !/[\p{L}\p{N}]/u.test(text)) throw new WritingRefused([{ field, message: short }]);
  if (length > max) throw new WritingRefused([{ field, message: long }]);
  return text;
}
