import * as z from 'zod/mini';
import { parseTags } from '@/shared/ui/tag-input';

export const TITLE_LENGTH = { min: 5, max: 200 } as const;
export const CONTENT_LENGTH = { min: 20, max: 20_000 } as const;
const TAG_LIMITS = { most: 10, maxLength: 30 } as const;

/** Counts code points, as the server does. */
const countCodePoints = (text: string): number => [...text.trim()].length;
const hasNoVisibleText = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const textOfLength = ({ min, max }: { min: number; max: number }, short: string, long: string) =>
  z.string().check(
    z.refine((text) => countCodePoints(text) >= min && !hasNoVisibleText(text), short),
    z.refine((text) => countCodePoints(text) <= max, long),
  );

export const discussionSchema = z
  .object({
    title: textOfLength(TITLE_LENGTH, 'Title must be at least 5 characters', 'Title must be at most 200 characters'),
    content: textOfLength(
      CONTENT_LENGTH,
      'Content must be at least 20 characters',
      'Content must be at most 20,000 characters',
    ),
    /** A comma-separated list. */
    tags: z.string().check(
      z.refine((tags) => parseTags(tags).length <= TAG_LIMITS.most, 'Use at most 10 tags'),
      z.refine(
        (tags) => parseTags(tags).every((tag) => countCodePoints(tag) <= TAG_LIMITS.maxLength),
        'A tag can have at most 30 characters',
      ),
    ),
    college: z.string(),
    collegeId: z.optional(z.number()),
    anonymous: z.boolean(),
  })
  .check(
    z.refine(({ college, collegeId }) => !college.trim() || collegeId !== undefined, {
      error: 'Choose a college from the list',
      path: ['college'],
    }),
  );

export type DiscussionForm = z.infer<typeof discussionSchema>;

/** The college of a new discussion, as far as the URL contains it. */
export interface DiscussionCollege {
  id?: number | undefined;
  name: string;
}

export const emptyDiscussion = ({ id, name }: DiscussionCollege): DiscussionForm => ({
  title: '',
  content: '',
  tags: '',
  college: name,
  collegeId: id,
  anonymous: false,
});
