import type { TestUser } from './test-users';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;
export const isoTimeAfter = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The form of a campus event; `changes` adds or replaces fields. */
export const eventForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  collegeId: 1,
  title: 'Campus tour',
  description: 'Bring good shoes.\nAsk anything.',
  location: 'Admissions office',
  startTime: isoTimeAfter(3 * DAY),
  endTime: isoTimeAfter(3 * DAY + 2 * HOUR),
  timeZone: 'America/Detroit',
  ...changes,
});

export const postCampusEvent = ({ browser }: TestUser, changes: Record<string, unknown> = {}) =>
  browser.post('/api/events').send(eventForm(changes));

/** Adds a campus event and returns its ID. */
export const createCampusEvent = async (by: TestUser, changes: Record<string, unknown> = {}): Promise<number> =>
  ((await postCampusEvent(by, changes).expect(201)).body as { id: number }).id;

export const patchEventStatus = ({ browser }: TestUser, id: number, status: unknown) =>
  browser.patch(`/api/events/${id}`).send({ status });
