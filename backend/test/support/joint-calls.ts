import type { TestApp } from './app';
import { connected } from './connections';
import { alumniOf, type TestUser } from './test-users';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

/** Registers an alum of a college who considered another one and offers hours around the clock. */
export async function alumAtCrossroads(
  app: TestApp,
  username: string,
  [collegeId, consideredId]: readonly [number, number],
): Promise<TestUser> {
  const someone = await alumniOf(app, username, collegeId);
  const { browser } = someone;
  await browser
    .put('/api/alumni/profile')
    .send({ isWillingToMentor: true, maxMentees: 20, consideredColleges: [consideredId] })
    .expect(200);
  await browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
  await offerHours(someone);
  return someone;
}

export async function offerHours({ browser }: TestUser): Promise<void> {
  await browser.put('/api/time-zone').send({ timeZone: 'UTC' }).expect(204);
  const hours = { lengthMinutes: 60, noticeHours: 0, rules: EVERY_DAY, daysOff: [] };
  await browser.put('/api/availability').send(hours).expect(200);
}

/** Connects a student with both alumni. */
export async function connectedWithBoth(student: TestUser, alumni: readonly TestUser[]): Promise<void> {
  for (const alum of alumni) await connected(student, alum);
}

export const postJointCall = (
  { browser }: TestUser,
  alumni: readonly Pick<TestUser, 'id'>[],
  changes: Record<string, unknown> = {},
) =>
  browser
    .post('/api/joint-calls')
    .send({ alumniIds: alumni.map(({ id }) => id), lengthMinutes: 60, topic: 'Life in the dorms', ...changes });
