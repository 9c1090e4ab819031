import { SendMeetingReminders } from '../src/contexts/mentorship/application/meeting-mails/send-meeting-reminders';
import { NotifyWaitList } from '../src/contexts/mentorship/application/wait-list/wait-list';
import { RemindAndExpireRequests } from '../src/contexts/mentorship/application/connections/remind-and-expire-requests';
import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { createConnection, connected, backdateConnections, end, mentor } from './support/connections';
import { asStrangers } from './support/correspondence';
import { changeMeeting, anHour, cancelMeeting, respond, scheduleMeeting } from './support/meetings';
import { readyExport } from './support/data-exports';
import { notifications, listTitles, unread } from './support/notifications';
import { createReview } from './support/reviews';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 1 });
});
beforeEach(async () => {
  await asStrangers(app);
  await emptyTables(app.db, 'mentorship.wait_list', 'mentorship.meetings');
  await notifications(app, ada);
  await emptyTables(app.db, 'messaging.notifications');
});

const run = <T>(useCase: new (...args: never[]) => T): T => app.app.get<T>(useCase, { strict: false });

describe('people are notified', () => {
  it('when a meeting is scheduled, moved, accepted or canceled', async () => {
    await connected(robin, ada);
    const { id } = await scheduleMeeting(robin, ada);
    await listTitles(app, ada);
    await changeMeeting(robin, id, { ...anHour(5) }).expect(200);
    expect((await listTitles(app, ada, '?unread=true'))[0]).toBe('Robin Example moved your meeting');
    await respond(ada, id, 'accepted').expect(200);
    // Answering marks the attendee's notifications about the meeting as read.
    const about = (await notifications(app, ada, '?unread=true')).filter(({ kind }) => kind === 'meeting');
    expect(about).toEqual([]);
    expect(await notifications(app, robin, '?unread=true')).toMatchObject([
      { kind: 'meeting', title: 'ada Mentor accepted your meeting', link: `/events?meeting=${id}` },
    ]);
    await cancelMeeting(robin, id).expect(204);

    expect(await listTitles(app, ada)).toEqual(
      expect.arrayContaining([
        'Robin Example scheduled a meeting with you',
        'Robin Example moved your meeting',
        'Your meeting with Robin Example was canceled',
      ]),
    );
    expect([await unread(app, robin), (await listTitles(app, ada, '?unread=true'))[0]]).toEqual([
      0,
      'Your meeting with Robin Example was canceled',
    ]);
  });

  it('once when a meeting starts soon', async () => {
    await connected(robin, ada);
    const { id } = await scheduleMeeting(robin, ada);
    await respond(ada, id, 'accepted').expect(200);
    await listTitles(app, robin);
    await app.db.query(
      `UPDATE mentorship.meetings SET created_at = now() - interval '9 days', start_time = now() + interval '10 minutes',
         end_time = now() + interval '70 minutes' WHERE id = $1`,
      [id],
    );
    for (let times = 0; times < 2; times++) await run(SendMeetingReminders).execute();

    for (const [who, other] of [
      [robin, 'ada Mentor'],
      [ada, 'Robin Example'],
    ] as const) {
      const reminders = (await notifications(app, who)).filter(({ kind }) => kind === 'reminder');
      expect(reminders).toMatchObject([{ title: `Your meeting with ${other} starts soon` }]);
    }
  });

  it('when a request waits for their answer, and when their own request expires', async () => {
    await createConnection(robin, ada);
    await backdateConnections(app, 3);
    await run(RemindAndExpireRequests).execute();
    expect((await listTitles(app, ada))[0]).toBe('Robin Example is waiting for your answer');
    await backdateConnections(app, 8);
    await run(RemindAndExpireRequests).execute();

    expect(await listTitles(app, robin)).toEqual(['Your request to ada Mentor expired']);
    expect(await unread(app, ada)).toBe(0);
  });

  it('when a mentor whose wait list they are on has room', async () => {
    const kim = await student(app, 'kim');
    const id = await connected(robin, ada);
    await kim.browser.put(`/api/alumni/${ada.id}/wait-list`).expect(204);
    await end(robin, id).expect(204);
    await run(NotifyWaitList).execute(ada.id);

    expect(await notifications(app, kim)).toMatchObject([
      { kind: 'answer', title: 'ada Mentor has room for another student', link: `/alumni/${ada.id}` },
    ]);
  });

  it('when a college first replies to their review, but not when it edits the reply', async () => {
    const dean = await administratorOf(app, 'dean', 1);
    expect(await listTitles(app, dean)).toEqual([expect.stringMatching(/^You’re now an administrator for /)]);
    const review = await createReview(robin);
    const reply = (content: string) =>
      dean.browser
        .post(`/api/reviews/${review}/reply`)
        .send({ content })
        .expect(({ status }) => expect(status).toBeLessThan(300));
    await reply('Thank you for telling us.');
    await reply('Thank you very much for telling us.');

    expect(await notifications(app, robin)).toMatchObject([
      {
        kind: 'review',
        title: expect.stringMatching(/ replied to your review$/) as string,
        link: '/reviews?collegeId=1',
        actor: null,
      },
    ]);
  });

  it('when their data is ready to download', async () => {
    await readyExport(robin);
    expect(await notifications(app, robin)).toMatchObject([
      {
        kind: 'account',
        title: 'Your data is ready to download',
        link: '/data-export',
        actor: null,
      },
    ]);
  });
});
