import type { TestUser } from './test-users';

export const MSU = 'Michigan State University';
export const TEXT = 'The advisers took their time with me.';

/** The form of a review; `changes` adds or replaces fields. */
export const reviewForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  collegeName: MSU,
  content: TEXT,
  rating: 4,
  ...changes,
});

export const postReview = ({ browser }: TestUser, changes: Record<string, unknown> = {}) =>
  browser.post('/api/reviews').send(reviewForm(changes));

/** Writes a review and returns its ID. */
export const createReview = async (by: TestUser, changes: Record<string, unknown> = {}): Promise<number> =>
  ((await postReview(by, changes).expect(201)).body as { id: number }).id;
