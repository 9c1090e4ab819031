import type { TestUser } from './test-users';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;
export const from = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The form of a campus event; `told` adds or replaces fields. */
export const eventForm = (told: Record<string, unknown> = {}): Record<string, unknown> => ({
  collegeId: 1,
  title: 'Campus tour',
  description: 'Bring good shoes.\nAsk anything.',
  location: 'Admissions office',
  startTime: from(3 * DAY),
  endTime: from(3 * DAY + 2 * HOUR),
  timeZone: 'America/Detroit',
  ...told,
});

export const add = ({ browser }: TestUser, told: Record<string, unknown> = {}) =>
  browser.post('/api/events').send(eventForm(told));

/** Adds a campus event and returns its ID. */
export const added = async (by: TestUser, told: Record<string, unknown> = {}): Promise<number> =>
  ((await add(by, told).expect(201)).body as { id: number }).id;

export const decide = ({ browser }: TestUser, id: number, status: unknown) =>
  browser.patch(`/api/events/${id}`).send({ status });
