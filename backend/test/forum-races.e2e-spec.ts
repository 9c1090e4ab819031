import { alumniForm, studentForm } from './support/accounts';
import { emptyTables } from './support/empty-tables';
import { discussionForm } from './support/forum';
import { type Answered, type Racer, type TwoServers, twoServers } from './support/two-servers';

/** A few rounds per run are enough to detect a race; RACE_ROUNDS=50 shows how often it occurs. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
const AT_ONCE = 10;
jest.setTimeout(120_000 + ROUNDS * 20_000);

let servers: TwoServers;
let asker: Racer;
let alumna: Racer;
let moderator: Racer;
let reporters: Racer[];
beforeAll(async () => {
  servers = await twoServers();
  [asker, alumna] = [await servers.join(studentForm('asker')), await servers.join(alumniForm('alumna'))];
  moderator = await servers.join(studentForm('mod.lee'));
  await servers.db.query(`INSERT INTO identity.operators VALUES ($1, now(), 'Test')`, [moderator.id]);
  reporters = [];
  for (const n of range(6)) reporters.push(await servers.join(studentForm(`reporter${n}`)));
  await servers.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days'`);
  // All accounts of a test are in one network.
  await servers.db.query(`UPDATE identity.sessions SET network = 'network ' || user_id`);
  await servers.db.query(`DELETE FROM identity.familiar_networks`);
});

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const statusesOf = (answers: readonly Answered[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].sort((one, other) => one - other);

async function aPost(): Promise<number> {
  await emptyTables(servers.db, 'forum.forum_posts');
  const { status, body } = await servers.call(0, asker, 'POST /api/forum/posts', discussionForm());
  expect(status).toBe(201);
  return body.id as number;
}
const replyTo = (n: number, id: number, by = alumna): Promise<Answered> =>
  servers.call(n, by, `POST /api/forum/posts/${id}/replies`, { content: `Reply ${n}` });

/** Returns the counts stored with a discussion, and the same counts computed from its rows. */
async function counts(id: number): Promise<{ readonly kept: unknown; readonly counted: unknown }> {
  const [kept] = await servers.db.query<object[]>(
    `SELECT reply_count, answer_id, last_activity_at FROM forum.forum_posts WHERE id = $1`,
    [id],
  );
  const [counted] = await servers.db.query<object[]>(
    `SELECT count(r.id)::integer AS reply_count, max(p.answer_id) FILTER (WHERE r.id = p.answer_id) AS answer_id,
       coalesce(max(r.created_at), max(p.created_at)) AS last_activity_at
     FROM forum.forum_posts p
     LEFT JOIN forum.forum_replies r ON r.post_id = p.id AND r.deleted_at IS NULL AND r.hidden_by IS NULL
     WHERE p.id = $1`,
    [id],
  );
  return { kept, counted };
}
async function expectExact(id: number): Promise<void> {
  const { kept, counted } = await counts(id);
  expect(kept).toEqual(counted);
}

describe(`concurrent requests to two servers with one forum, ${ROUNDS} rounds`, () => {
  it('count every reply once', async () => {
    for (const round of range(ROUNDS)) {
      const id = await aPost();
      const answers = await Promise.all(range(AT_ONCE).map((n) => replyTo(n + round, id, n % 4 < 2 ? alumna : asker)));
      expect(statusesOf(answers)).toEqual([201]);
      expect((await counts(id)).kept).toMatchObject({ reply_count: AT_ONCE });
      await expectExact(id);
    }
  });

  it('create one discussion per Idempotency-Key', async () => {
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'forum.forum_posts');
      const key = { 'idempotency-key': `discussion-${round}-${Date.now()}` };
      const answers = await Promise.all(
        range(AT_ONCE).map((n) => servers.call(n, asker, 'POST /api/forum/posts', discussionForm(), key)),
      );
      const written = answers.filter(({ status }) => status === 201);
      // 409 means that the first request is still in progress.
      for (const { status } of answers) expect([201, 409]).toContain(status);
      expect(new Set(written.map(({ body }) => body.id)).size).toBe(1);
      expect(await servers.db.query('SELECT id FROM forum.forum_posts')).toHaveLength(1);
    }
  });

  it('save, subscribe and view once', async () => {
    for (const round of range(ROUNDS)) {
      const id = await aPost();
      const path = `/api/forum/posts/${id}`;
      const calls = range(AT_ONCE).flatMap((n) => [
        servers.call(n + round, alumna, `PUT ${path}/save`),
        servers.call(n + round, alumna, `PUT ${path}/subscription`),
        servers.call(n + round, alumna, `POST ${path}/views`),
      ]);
      expect(statusesOf(await Promise.all(calls))).toEqual([200, 204]);
      const [row] = await servers.db.query<object[]>(
        `SELECT views, (SELECT count(*)::int FROM forum.forum_saves s WHERE s.post_id = p.id) AS saves,
           (SELECT count(*)::int FROM forum.forum_subscriptions s WHERE s.post_id = p.id AND s.is_on) AS subscribers
         FROM forum.forum_posts p WHERE p.id = $1`,
        [id],
      );
      expect(row).toEqual({ views: 1, saves: 1, subscribers: 2 });
    }
  });

  it('either count or refuse a reply while the discussion is deleted', async () => {
    for (const round of range(ROUNDS)) {
      const id = await aPost();
      const [deleted, ...answers] = await Promise.all([
        servers.call(round, asker, `DELETE /api/forum/posts/${id}`),
        ...range(AT_ONCE).map((n) => replyTo(n, id)),
      ]);
      expect(deleted.status).toBe(204);
      for (const { status } of answers) expect([201, 404]).toContain(status);
      const written = answers.filter(({ status }) => status === 201).length;
      expect((await counts(id)).kept).toMatchObject({ reply_count: written });
      await expectExact(id);
    }
  });

  it('mark one of two answers, and never a reply that is being deleted', async () => {
    for (const round of range(ROUNDS)) {
      const id = await aPost();
      const replies = [(await replyTo(0, id)).body.id, (await replyTo(1, id)).body.id] as number[];
      const marks = range(AT_ONCE).map((n) =>
        servers.call(n + round, asker, `PUT /api/forum/posts/${id}/answer`, { replyId: replies[n % 2] }),
      );
      const removal = servers.call(round, alumna, `DELETE /api/forum/replies/${replies[0]}`);
      for (const { status } of await Promise.all(marks)) expect([204, 404]).toContain(status);
      expect((await removal).status).toBe(204);
      const { kept } = await counts(id);
      expect([null, replies[1]]).toContain((kept as { answer_id: number | null }).answer_id);
      expect(kept).toMatchObject({ reply_count: 1 });
      await expectExact(id);
    }
  });

  it('delete a reply once', async () => {
    for (const round of range(ROUNDS)) {
      const id = await aPost();
      const replyId = (await replyTo(0, id)).body.id as number;
      await replyTo(1, id);
      const answers = await Promise.all(
        range(AT_ONCE).map((n) => servers.call(n + round, alumna, `DELETE /api/forum/replies/${replyId}`)),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect((await counts(id)).kept).toMatchObject({ reply_count: 1 });
      await expectExact(id);
    }
  });

  it('agree on what is hidden when the third report and a moderator’s decision coincide', async () => {
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'forum.reports', 'forum.moderation_cases');
      const id = await aPost();
      const replyId = (await replyTo(0, id)).body.id as number;
      const reportBy = (n: number, by: Racer) =>
        servers.call(n, by, 'POST /api/reports', { targetType: 'reply', targetId: replyId, reason: 'spam' });
      const [one, two, ...others] = reporters as [Racer, Racer, ...Racer[]];
      expect(statusesOf([await reportBy(0, one), await reportBy(1, two)])).toEqual([201]);
      const [{ id: caseId, version }] = await servers.db.query<[{ id: number; version: number }]>(
        'SELECT id, version FROM forum.moderation_cases',
      );
      const action = round % 2 === 0 ? 'dismiss' : 'hide';
      const decision = { action, note: 'Because of our rules.', version };
      const [decided, ...reported] = await Promise.all([
        servers.call(round, moderator, `POST /api/moderation/cases/${caseId}/actions`, decision),
        ...others.map((by, n) => reportBy(n, by)),
      ]);
      // 409 if a report came first: the case has changed since the moderator read it.
      expect([200, 409]).toContain(decided.status);
      // Content that is already hidden cannot be reported.
      for (const { status } of reported) expect([201, 404]).toContain(status);
      const [state] = await servers.db.query<{ of_reply: string | null; of_case: string | null }[]>(
        `SELECT r.hidden_by AS of_reply, CASE WHEN c.is_hidden_by_reports THEN 'reports'
           WHEN c.is_content_hidden THEN 'moderator' END AS of_case
         FROM forum.forum_replies r, forum.moderation_cases c
         WHERE r.id = $1`,
        [replyId],
      );
      expect(state!.of_reply).toBe(state!.of_case);
      await expectExact(id);
    }
  });
});
