import * as z from 'zod/mini';

const MIN_CONTENT_LENGTH = 20;
const MAX_CONTENT_LENGTH = 5000;

export const reviewSchema = z.object({
  collegeName: z.string().check(z.trim(), z.minLength(2, 'College name is required')),
  collegeId: z.optional(z.number()),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN_CONTENT_LENGTH, `Review must be at least ${MIN_CONTENT_LENGTH} characters`),
      z.maxLength(MAX_CONTENT_LENGTH, `Use ${MAX_CONTENT_LENGTH} characters or fewer`),
    ),
  rating: z.number().check(z.minimum(1), z.maximum(5)),
});

export type ReviewForm = z.infer<typeof reviewSchema>;

export const emptyReview = (college: { id?: number | undefined; name: string }): ReviewForm => ({
  collegeName: college.name,
  collegeId: college.id,
  content: '',
  rating: 5,
});
