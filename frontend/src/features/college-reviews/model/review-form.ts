import * as z from 'zod/mini';

const SHORTEST = 20;
const LONGEST = 5000;

export const reviewSchema = z.object({
  collegeName: z.string().check(z.trim(), z.minLength(2, 'College name is required')),
  collegeId: z.optional(z.number()),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(SHORTEST, `Review must be at least ${SHORTEST} characters`),
      z.maxLength(LONGEST, `Use ${LONGEST} characters or fewer`),
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
