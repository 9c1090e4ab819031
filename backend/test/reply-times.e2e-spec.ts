import { ReplyTimesFacade } from '../src/contexts/mentorship';
import { CloseReplyTimes } from '../src/contexts/mentorship/application/reply-times/close-reply-times';
import { startApp, type TestApp } from './support/app';
import { operator } from './support/moderation';
import { administratorOf, alumniOf, type TestUser, student } from './support/test-users';

const COLLEGE = 1;

let app: TestApp;
let ada: TestUser;
let asker: TestUser;
beforeAll(async () => {
  app = await startApp();
  ada = await alumniOf(app, 'ada', COLLEGE);
  asker = await student(app, 'asker');
  await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
});

/** Closes the last week as on a Monday. */
async function closeWeek(): Promise<boolean> {
  return app.app.get(CloseReplyTimes, { strict: false }).execute();
}
/** Moves everything that was recorded to one week earlier, and forgets that a week was closed. */
async function waitAWeek(): Promise<void> {
  await app.db.query(
    `UPDATE mentorship.reply_records SET asked_at = (SELECT asked_at - interval '7 days'), decided_at = (SELECT decided_at - interval '7 days')`,
  );
  await app.db.query('DELETE FROM mentorship.reply_times_of_product');
}
const shownOf = async () => {
  const { body } = await asker.browser.get(`/api/alumni/${ada.id}`).expect(200);
  return body.alumniProfile.repliesWithinDays as number | null;
};
const shownOfCollege = async () =>
  (await app.browser().get(`/api/alumni/reply-time?collegeId=${COLLEGE}`).expect(200)).body as object;
const listRecords = (): Promise<{ is_answered: boolean | null }[]> =>
  app.db.query('SELECT is_answered FROM mentorship.reply_records WHERE asker_id = $1 ORDER BY asked_at', [asker.id]);

describe('reply times', () => {
  it('start when a student asks, and end with the first answer, unless it is undone', async () => {
    const { body } = await asker.browser.post('/api/connections').send({ toUserId: ada.id }).expect(201);
    expect(await listRecords()).toEqual([{ is_answered: null }]);
    const answer = (status: string, reason?: string) =>
      ada.browser.patch(`/api/connections/${body.id}`).send({ status, reason }).expect(200);
    await answer('declined');
    expect(await listRecords()).toEqual([{ is_answered: false }]);
    await answer('pending');
    expect(await listRecords()).toEqual([{ is_answered: null }]);
    await answer('declined', 'Too many requests');
    expect(await listRecords()).toEqual([{ is_answered: true }]);
    await answer('pending');
    await ada.browser.patch(`/api/connections/${body.id}`).send({ question: 'Why me?' }).expect(200);
    expect(await listRecords()).toEqual([{ is_answered: true }]);
    await asker.browser.delete(`/api/connections/${body.id}`).expect(204);
    expect(await listRecords()).toEqual([{ is_answered: true }]);
  });

  it('forget a request that is withdrawn before an answer', async () => {
    const [lou, kim] = [await alumniOf(app, 'lou', COLLEGE), await student(app, 'kim')];
    const { body } = await kim.browser.post('/api/connections').send({ toUserId: lou.id }).expect(201);
    await kim.browser.delete(`/api/connections/${body.id}`).expect(204);
    expect(await app.db.query('SELECT 1 FROM mentorship.reply_records WHERE asker_id = $1', [kim.id])).toEqual([]);
  });

  it('are shown from ten people on, when the week is closed', async () => {
    const facade = app.app.get(ReplyTimesFacade, { strict: false });
    for (let askerId = 900_001; askerId <= 900_009; askerId++) {
      const [askedAt, answeredAt] = [new Date(), new Date(Date.now() + 3_600_000)];
      await facade.noteAnswer({ alumId: ada.id, askerId, collegeId: COLLEGE, askedAt, answeredAt });
      await facade.noteAnswer({ alumId: ada.id, askerId, collegeId: COLLEGE, askedAt, answeredAt: new Date() });
    }
    await closeWeek();
    expect([await shownOf(), await shownOfCollege()]).toEqual([null, { repliesWithinDays: null }]);
    expect(await closeWeek()).toBe(false);

    await waitAWeek();
    expect(await closeWeek()).toBe(true);
    expect([await shownOf(), await shownOfCollege()]).toEqual([0, { repliesWithinDays: 0 }]);
    const { body } = await asker.browser.get('/api/alumni/search?sort=responsive').expect(200);
    expect(body[0]).toMatchObject({ id: ada.id, alumniProfile: { repliesWithinDays: 0 } });
  });

  it('of all alumni are for operators only', async () => {
    const moderator = await operator(app, 'oper');
    const { body } = await moderator.browser.get('/api/moderation/reply-times').expect(200);
    expect(body).toEqual([
      {
        closedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        requests: 10,
        answeredPercent: 100,
        repliesWithinDays: 0,
      },
    ]);
    for (const { browser } of [asker, ada, await administratorOf(app, 'adm', COLLEGE)]) {
      await browser.get('/api/moderation/reply-times').expect(403);
    }
    await app.browser().get('/api/moderation/reply-times').expect(401);
  });

  it.each(['', 'collegeId=', 'collegeId=0', 'collegeId=a', 'collegeId=9999999999'])(
    'of a college are refused for %p',
    async (query) => {
      const { body } = await app.browser().get(`/api/alumni/reply-time?${query}`).expect(400);
      expect(body.errors).toMatchObject([{ field: 'collegeId' }]);
    },
  );
});
