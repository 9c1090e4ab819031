import { studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { answerOf, postDiscussion, reply } from './support/forum';
import { postCaseAction, type Case, caseAbout, listCases, detail, operator, postReport } from './support/moderation';
import { alumniOf, fifteenYearsAgo, student, type TestUser, unconfirmedPerson } from './support/test-users';

const TYPES = ['post', 'reply'] as const;
type Type = (typeof TYPES)[number];

let app: TestApp;
let op: TestUser;
let op2: TestUser;
let author: TestUser;
let readers: TestUser[];
let minor: TestUser;
beforeAll(async () => {
  app = await startApp();
  [op, op2] = [await operator(app, 'oper'), await operator(app, 'oper2')];
  author = await student(app, 'xan', { fullName: 'Xanthippe Quillfeather' });
  readers = [];
  for (const name of ['ann', 'bob', 'cleo', 'dan', 'eve', 'fay']) readers.push(await student(app, name));
  minor = await student(app, 'mia', { birthDate: fifteenYearsAgo() });
  await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days'`);
  // All accounts of a test are in one network.
  await app.db.query(`UPDATE identity.sessions SET network = 'network ' || user_id`);
  await app.db.query(`DELETE FROM identity.familiar_networks`);
}, 120_000);
beforeEach(() =>
  emptyTables(app.db, 'forum.forum_posts', 'forum.reports', 'forum.moderation_cases', 'messaging.notifications'),
);

/** Writes a discussion or a reply, and returns it with its discussion. */
async function write(type: Type, changes: object = {}, by = author): Promise<{ id: number; postId: number }> {
  if (type === 'post') {
    const { id } = await answerOf(postDiscussion(by, { ...changes }));
    return { id, postId: id };
  }
  const { id: postId } = await answerOf(postDiscussion(op2));
  const { id } = await answerOf(reply(by, postId, 'Ask the admissions office.', { ...changes }));
  return { id, postId };
}
const remove = (type: Type, id: number) =>
  author.browser.delete(type === 'post' ? `/api/forum/posts/${id}` : `/api/forum/replies/${id}`).expect(204);
/** Checks whether a user can read the content. */
async function reads(
  { browser }: Pick<TestUser, 'browser'>,
  type: Type,
  { id, postId }: { id: number; postId: number },
) {
  const { status, body } = await browser.get(`/api/forum/posts/${postId}`);
  if (type === 'post' || status !== 200) return status === 200;
  return (body as { replies: { id: number }[] }).replies.some((one) => one.id === id);
}
const blockAuthor = (by: TestUser, type: Type, id: number) =>
  by.browser.post(`/api/forum/${type === 'post' ? 'posts' : 'replies'}/${id}/author-block`);
const reportAll = async (type: Type, id: number, by: TestUser[]) => {
  for (const one of by) await postReport(one, type, id).expect(201);
};
const noticesOf = async ({ browser }: TestUser) =>
  (
    (await browser.get('/api/notifications').expect(200)).body as { kind: string; title: string; text: string }[]
  ).filter(({ kind }) => kind === 'moderation');

describe.each(TYPES)('reporting a %s', (type) => {
  it('creates a case for operators with its text, page and author', async () => {
    const { id, postId } = await write(type, { anonymous: true });
    await postReport(readers[0]!, type, id, { note: 'Rude.' }).expect(201);

    const one = await caseAbout(op, type, id);
    expect(one).toMatchObject({ status: 'open', reportCount: 1, subject: { id: author.id } });
    expect((await detail(op, one.id)).content).toMatchObject({
      text: expect.stringMatching(/biology|admissions/) as string,
      url: `/forum/${postId}`,
      isHidden: false,
      hiddenBy: null,
      isAnonymous: true,
    });
  });

  it('is possible for members who can read it, except its author', async () => {
    const written = await write(type);
    const una = await unconfirmedPerson(app, studentForm(`una.${type}`));
    const body = { targetType: type, targetId: written.id, reason: 'spam' };
    await app.visitor().post('/api/reports').set('Origin', app.settings.origin).send(body).expect(401);
    await postReport(una, type, written.id).expect(403);
    expect((await postReport(author, type, written.id).expect(403)).body).toMatchObject({ code: 'forum.own-content' });
    const absent = (await postReport(readers[0]!, type, 999_999).expect(404)).body as { code: string };
    expect(absent.code).toBe('forum.nothing-to-report');

    await blockAuthor(readers[1]!, type, written.id).expect(204);
    const blocked = (await postReport(readers[1]!, type, written.id).expect(404)).body as object;
    expect(blocked).toMatchObject({ code: absent.code });
    await readers[1]!.browser.delete(`/api/blocks/${author.id}`).expect(204);

    await remove(type, written.id);
    await postReport(readers[0]!, type, written.id).expect(404);
    expect(await listCases(op)).toEqual([]);
  });

  it('by three people hides it from everyone but its author, who is notified without names', async () => {
    const written = await write(type);
    const [ann, bob, cleo, dan] = readers as [TestUser, TestUser, TestUser, TestUser];
    await reportAll(type, written.id, [ann, bob]);
    await postReport(ann, type, written.id).expect(200);
    expect(await reads(dan, type, written)).toBe(true);
    await postReport(cleo, type, written.id, { note: 'A secret note.' }).expect(201);

    for (const by of [ann, dan, minor, { browser: app.visitor() }]) expect(await reads(by, type, written)).toBe(false);
    expect(await reads(author, type, written)).toBe(true);
    await postReport(dan, type, written.id).expect(404);
    await eventually(async () => (await noticesOf(author)).length === 1);
    const [notice] = await noticesOf(author);
    expect(notice).toMatchObject({ title: 'Something you wrote was hidden' });
    expect(JSON.stringify(notice)).not.toMatch(/secret|ann|bob|cleo/i);
    const one = await caseAbout(op, type, written.id);
    const shown = await detail(op, one.id);
    expect([one.status, shown.content, shown.history]).toMatchObject([
      'open',
      { isHidden: true, hiddenBy: 'reports' },
      [{ operatorName: 'Gradspan', action: 'hide-by-reports', note: null }],
    ]);
  });

  it('leads to a case: dismissing it shows the content again, and reports hide it only after an edit', async () => {
    const written = await write(type);
    await reportAll(type, written.id, readers.slice(0, 3));
    await postCaseAction(op, await caseAbout(op, type, written.id), 'dismiss').expect(200);
    expect(await reads(readers[0]!, type, written)).toBe(true);

    for (const by of readers.slice(0, 3)) await postReport(by, type, written.id).expect(200);
    await reportAll(type, written.id, readers.slice(3, 6));
    expect(await reads(readers[0]!, type, written)).toBe(true);

    await postCaseAction(op, await caseAbout(op, type, written.id), 'dismiss').expect(200);
    await author.browser
      .patch(type === 'post' ? `/api/forum/posts/${written.id}` : `/api/forum/replies/${written.id}`)
      .send({ content: 'Something entirely different, and much longer than before.' })
      .expect(200);
    await app.db.query(`UPDATE forum.reports SET reporter_id = NULL`);
    await reportAll(type, written.id, readers.slice(0, 3));
    expect(await reads(readers[3]!, type, written)).toBe(false);
  });

  it('does not hide it because of three accounts of one network that sign out after reporting', async () => {
    const written = await write(type);
    for (const n of [0, 1, 2]) {
      const one = await student(app, `leaving.${type}.${n}`);
      await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days' WHERE id = $1`, [
        one.id,
      ]);
      await postReport(one, type, written.id).expect(201);
      await one.browser.post('/api/logout').send({});
    }
    expect(await reads(readers[0]!, type, written)).toBe(true);
  });

  it('does not hide it if three accounts are new, or share a network', async () => {
    const written = await write(type);
    const origin = (table: string, set: string, someone: TestUser) =>
      app.db.query(`UPDATE identity.${table} SET ${set} WHERE ${table === 'users' ? 'id' : 'user_id'} = $1`, [
        someone.id,
      ]);
    const [ann, bob, cleo, dan, eve, fay] = readers as [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser];
    for (const one of [ann, bob, cleo]) await origin('users', 'registered_at = now()', one);
    for (const one of [dan, eve, fay]) await origin('sessions', `network = 'a dormitory'`, one);

    await reportAll(type, written.id, [ann, bob, cleo, dan, eve, fay]);
    expect(await reads(ann, type, written)).toBe(true);
    expect(await caseAbout(op, type, written.id)).toMatchObject({ reportCount: 6 });

    for (const one of [ann, bob, cleo]) await origin('users', `registered_at = now() - interval '30 days'`, one);
    for (const one of [dan, eve, fay]) await origin('sessions', `network = 'network ' || user_id`, one);
  });

  it('leads to a case: content that a moderator hides stays hidden until a moderator shows it again', async () => {
    const written = await write(type);
    await postReport(readers[0]!, type, written.id).expect(201);
    const { body } = await postCaseAction(op, await caseAbout(op, type, written.id), 'hide').expect(200);
    expect(body).toMatchObject({ outcome: 'hidden', content: { isHidden: true, hiddenBy: 'moderator' } });
    expect(await reads(readers[0]!, type, written)).toBe(false);
    const { body: shown } = await postCaseAction(op, body as Case, 'unhide').expect(200);
    expect(shown).toMatchObject({ outcome: 'dismissed', content: { isHidden: false, hiddenBy: null } });
    expect(await reads(readers[0]!, type, written)).toBe(true);
  });

  it('does not hide it if one of three reports is older than the decision', async () => {
    const written = await write(type);
    await postReport(readers[0]!, type, written.id).expect(201);
    await postCaseAction(op, await caseAbout(op, type, written.id), 'dismiss').expect(200);
    await reportAll(type, written.id, readers.slice(1, 3));
    expect(await reads(readers[0]!, type, written)).toBe(true);
  });

  it('reveals nothing about an anonymous author to the reporter', async () => {
    const written = await write(type, { anonymous: true });
    const heard: unknown[] = [];
    for (const by of readers.slice(0, 3)) {
      const { headers, body } = await postReport(by, type, written.id).expect(201);
      heard.push(headers, body);
    }
    await postCaseAction(op, await caseAbout(op, type, written.id), 'hide').expect(200);
    await eventually(async () => (await noticesOf(readers[0]!)).length === 1);
    heard.push(await noticesOf(readers[0]!), (await readers[0]!.browser.get('/api/notifications')).body);
    expect(JSON.stringify(heard)).not.toMatch(/xan|quill/i);
  });

  it('of an operator creates a case that this operator cannot see', async () => {
    const { id } = await write(type, { anonymous: true }, op);
    await postReport(readers[0]!, type, id).expect(201);
    expect(await listCases(op)).toEqual([]);
    const one = await caseAbout(op2, type, id);
    await op.browser.get(`/api/moderation/cases/${one.id}`).expect(404);
    await postCaseAction(op, one, 'dismiss').expect(404);
  });

  it('gives only operators access to its history', async () => {
    const { id } = await write(type);
    const history = `/api/forum/${type === 'post' ? 'posts' : 'replies'}/${id}/history`;
    for (const { browser } of [author, readers[0]!, minor]) await browser.get(history).expect(403);
    await app.visitor().get(history).expect(401);
    await op.browser.get(history).expect(200);
  });
});

describe.each(TYPES)('blocking the author of a %s', (type) => {
  it('hides it from the user who blocks, even if they cannot find the author otherwise', async () => {
    const written = await write(type);
    const [ann] = readers as [TestUser];
    await ann.browser.post(`/api/blocks/${author.id}`).expect(404);
    await blockAuthor(ann, type, written.id).expect(204);

    expect(await reads(ann, type, written)).toBe(false);
    expect(await reads(readers[1]!, type, written)).toBe(true);
    const { body } = await ann.browser.get('/api/blocks').expect(200);
    expect(body).toMatchObject([{ userId: author.id }]);
    expect(await noticesOf(author)).toEqual([]);
    await blockAuthor(ann, type, written.id).expect(404);
    await ann.browser.delete(`/api/blocks/${author.id}`).expect(204);
    expect(await reads(ann, type, written)).toBe(true);
  });

  it('is refused in the same way for every anonymous author, including the user', async () => {
    const answers = new Set<string>();
    const someone = await alumniOf(app, `alum.${type}`, 1);
    for (const by of [author, readers[1]!, someone]) {
      const { id } = await write(type, { anonymous: true }, by);
      for (const reader of [readers[0]!, author]) {
        const { body } = await blockAuthor(reader, type, id).expect(409);
        const { code, detail: sentence } = body as Record<string, string>;
        answers.add(`${code}: ${sentence}`);
      }
    }
    expect([...answers]).toEqual([
      'forum.anonymous-author: You can’t block someone who posted anonymously. Report the post instead.',
    ]);
    expect((await readers[0]!.browser.get('/api/blocks').expect(200)).body).toEqual([]);
  });

  it('is possible for members who can read it, except its author', async () => {
    const written = await write(type);
    const una = await unconfirmedPerson(app, studentForm(`una.block.${type}`));
    const path = `/api/forum/${type === 'post' ? 'posts' : 'replies'}/${written.id}/author-block`;
    await app.visitor().post(path).set('Origin', app.settings.origin).expect(401);
    await una.browser.post(path).expect(403);
    expect((await blockAuthor(author, type, written.id).expect(403)).body).toMatchObject({ code: 'forum.own-text' });
    await blockAuthor(readers[0]!, type, 999_999).expect(404);
    await reportAll(type, written.id, readers.slice(0, 3));
    await blockAuthor(readers[4]!, type, written.id).expect(404);
    expect((await readers[4]!.browser.get('/api/blocks').expect(200)).body).toEqual([]);
  });
});
