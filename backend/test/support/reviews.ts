import type { TestUser } from './test-users';

export const MSU = 'Michigan State University';
export const TEXT = 'The advisers took their time with me.';

/** The form of a review; `told` adds or replaces fields. */
export const reviewForm = (told: Record<string, unknown> = {}): Record<string, unknown> => ({
  collegeName: MSU,
  content: TEXT,
  rating: 4,
  ...told,
});

export const write = ({ browser }: TestUser, told: Record<string, unknown> = {}) =>
  browser.post('/api/reviews').send(reviewForm(told));

/** Writes a review and returns its ID. */
export const written = async (by: TestUser, told: Record<string, unknown> = {}): Promise<number> =>
  ((await write(by, told).expect(201)).body as { id: number }).id;
