import * as z from 'zod/mini';

const lengthOf = (text: string): number => [...text.trim()].length;

const textBetween = (min: number, max: number, short: string, long: string) =>
  z.string().check(
    z.refine((text) => lengthOf(text) >= min, short),
    z.refine((text) => lengthOf(text) <= max, long),
  );

export const TITLE_MAX = 200;
export const TEXT_MAX = 20_000;

export const shareSchema = z
  .object({
    title: textBetween(5, TITLE_MAX, 'Title must be at least 5 characters', 'Title must be at most 200 characters'),
    question: textBetween(
      20,
      TEXT_MAX,
      'Question must be at least 20 characters',
      'Question must be at most 20,000 characters',
    ),
    answer: textBetween(1, TEXT_MAX, 'Answer must not be empty', 'Answer must be at most 20,000 characters'),
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
