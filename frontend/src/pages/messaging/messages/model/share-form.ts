import * as z from 'zod/mini';

const countCharacters = (text: string): number => [...text.trim()].length;

const textWithLength = (min: number, max: number, short: string, long: string) =>
  z.string().check(
    z.refine((text) => countCharacters(text) >= min, short),
    z.refine((text) => countCharacters(text) <= max, long),
  );

export const MAX_TITLE_LENGTH = 200;
export const MAX_TEXT_LENGTH = 20_000;

export const shareSchema = z
  .object({
    title: textWithLength(
      5,
      MAX_TITLE_LENGTH,
      'Title must be at least 5 characters',
      'Title must be at most 200 characters',
    ),
    question: textWithLength(
      20,
      MAX_TEXT_LENGTH,
      'Question must be at least 20 characters',
      'Question must be at most 20,000 characters',
    ),
    answer: textWithLength(1, MAX_TEXT_LENGTH, 'Answer must not be empty', 'Answer must be at most 20,000 characters'),
    college: z.string(),
    collegeId: z.optional(z.number()),
  })
  .check(
    z.refine(({ collegeId }) => collegeId !== undefined, {
      error: 'Choose a college from the list',
      path: ['college'],
    }),
  );

export type ShareForm = z.infer<typeof shareSchema>;
