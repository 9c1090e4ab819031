import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { alumna, connect, inbox, read, said } from './support/correspondence';
import { answerOf, postDiscussion, reply } from './support/forum';
import { anHour, cancelMeeting, backdateMeeting, scheduleMeeting } from './support/meetings';

let app: TestApp;
let stu: TestUser;
let alu: TestUser;
beforeAll(async () => {
  app = await startApp();
  [stu, alu] = [await student(app, 'stu'), await alumna(app, 'alu')];
});

async function statsOf({ browser }: TestUser): Promise<Record<string, number | null>> {
  return (await browser.get('/api/dashboard/stats').expect(200)).body as Record<string, number | null>;
}

describe('the figures of the dashboard', () => {
  it('are zero for a new user', async () => {
    const none = { connectedCount: 0, meetingsCount: 0, messagesCount: 0, forumCount: 0 };

    expect(await statsOf(stu)).toEqual(none);
    expect(await statsOf(await administratorOf(app, 'adm', 1))).toEqual(none);
    await app.visitor().get('/api/dashboard/stats').expect(401);
  });

  it('match the pages that they link to', async () => {
    await said(stu, alu);
    expect(await statsOf(alu)).toMatchObject({ connectedCount: 0, messagesCount: 1 });
    await said(alu, stu);
    await connect(stu, await alumna(app, 'another'));
    const unread = (await inbox(stu)).filter((one) => one.recipientId === stu.id && !one.read);

    expect(await statsOf(stu)).toMatchObject({ connectedCount: 2, messagesCount: unread.length });
    for (const message of unread) await read(stu, message).expect(200);
    expect(await statsOf(stu)).toMatchObject({ connectedCount: 2, messagesCount: 0 });
    expect(await statsOf(alu)).toMatchObject({ connectedCount: 1 });
  });

  it('count the meetings to come, for both people', async () => {
    const { id } = await scheduleMeeting(stu, alu);
    const { id: begun } = await scheduleMeeting(alu, stu, anHour(2));
    for (const user of [stu, alu]) expect(await statsOf(user)).toMatchObject({ meetingsCount: 2 });
    await backdateMeeting(app, begun, 60);
    await cancelMeeting(stu, id).expect(204);
    for (const user of [stu, alu]) expect(await statsOf(user)).toMatchObject({ meetingsCount: 0 });
  });

  it('count content of others in the forum since the last visit', async () => {
    const { id } = await answerOf(postDiscussion(alu));
    await answerOf(reply(stu, id));
    await answerOf(postDiscussion(stu));
    await answerOf(reply(alu, id));

    expect(await statsOf(stu)).toMatchObject({ forumCount: 2 });
    await stu.browser.put('/api/forum/visit').send({}).expect(204);
    expect(await statsOf(stu)).toMatchObject({ forumCount: 0 });
    await answerOf(reply(alu, id));
    expect(await statsOf(stu)).toMatchObject({ forumCount: 1 });
  });

  it('do not count what was written in the forum before the account was created', async () => {
    await answerOf(postDiscussion(alu));
    expect(await statsOf(await student(app, 'newcomer'))).toMatchObject({ forumCount: 0 });
  });

  it('count at most 100 items in the forum', async () => {
    await app.db.query(
      `INSERT INTO forum.forum_replies (post_id, author_id, author_role, is_anonymous, content, created_at)
       SELECT id, $1, 'alumni', false, 'One of many', now() FROM forum.forum_posts, generate_series(1, 60)`,
      [alu.id],
    );

    expect(await statsOf(stu)).toMatchObject({ forumCount: 100 });
  });

  it('do not change when they are read', async () => {
    const before = await statsOf(alu);

    expect(await statsOf(alu)).toEqual(before);
  });
});
