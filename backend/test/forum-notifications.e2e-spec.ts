import { startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { answerOf, postDiscussion, reply } from './support/forum';
import { waitUntilIdle } from './support/table-digests';
import { alumniOf, student, type TestUser } from './support/test-users';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await student(app, 'kim', { fullName: 'Kim Example' });
  ada = await alumniOf(app, 'ada', 1);
  await ada.browser.put('/api/user').send({ fullName: 'Ada Mentor' }).expect(200);
  await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days'`);
});
beforeEach(() => emptyTables(app.db, 'forum.forum_posts', 'messaging.notifications'));

interface Notice {
  readonly title: string;
  readonly link: string;
  readonly readAt: string | null;
}
const heardBy = async ({ browser }: TestUser): Promise<Notice[]> =>
  (await browser.get('/api/notifications').expect(200)).body as Notice[];
const titlesOf = async (user: TestUser): Promise<string[]> => (await heardBy(user)).map(({ title }) => title);
describe('a reply', () => {
  it('notifies the asker and earlier authors of replies, but not its own author', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    await answerOf(reply(kim, id));
    const last = await answerOf(reply(ada, id));
    await waitUntilIdle(app);

    expect(await titlesOf(robin)).toEqual([
      'Ada Mentor replied to your discussion',
      'Kim Example replied to your discussion',
    ]);
    expect(await heardBy(kim)).toMatchObject([
      { title: 'Ada Mentor replied to a discussion you follow', link: `/forum/${id}?reply=${last.id}` },
    ]);
    expect(await heardBy(ada)).toEqual([]);
  });

  it('does not notify a member who unsubscribed, even after they reply again', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    await robin.browser.delete(`/api/forum/posts/${id}/subscription`).expect(204);
    await answerOf(reply(robin, id));
    await kim.browser.put(`/api/forum/posts/${id}/subscription`).expect(204);
    await answerOf(reply(ada, id));
    await waitUntilIdle(app);

    expect(await heardBy(robin)).toEqual([]);
  });

  it('under a name does not notify across a block; an anonymous one does', async () => {
    const { id } = await answerOf(postDiscussion(robin, { anonymous: true }));
    await ada.browser.post('/api/blocks').send({ userId: robin.id }).expect(204);
    await answerOf(reply(ada, id));
    await answerOf(reply(ada, id, 'Without a name.', { anonymous: true }));
    await waitUntilIdle(app);

    expect(await titlesOf(robin)).toEqual(['An alum replied to your discussion']);
    await ada.browser.delete(`/api/blocks/${robin.id}`);
  });

  it('has a notification that is marked as read when the discussion is opened', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    await answerOf(reply(ada, id));
    await waitUntilIdle(app);
    await robin.browser.post(`/api/forum/posts/${id}/views`).expect(200);

    expect(await heardBy(robin)).toMatchObject([{ readAt: expect.any(String) }]);
  });
});

describe('marking the answer', () => {
  it('notifies the author of the reply, without naming the asker', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    const answer = await answerOf(reply(ada, id));
    await robin.browser.put(`/api/forum/posts/${id}/answer`).send({ replyId: answer.id }).expect(204);
    await waitUntilIdle(app);

    expect(await heardBy(ada)).toMatchObject([
      { title: 'Your reply was marked as the answer', link: `/forum/${id}?reply=${answer.id}` },
    ]);
  });

  it('does not notify an asker who marks their own reply', async () => {
    const { id } = await answerOf(postDiscussion(robin));
    const own = await answerOf(reply(robin, id));
    await robin.browser.put(`/api/forum/posts/${id}/answer`).send({ replyId: own.id }).expect(204);
    await waitUntilIdle(app);

    expect(await heardBy(robin)).toEqual([]);
  });
});
