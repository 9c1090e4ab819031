import { parseString } from 'fast-csv';
import { studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { createCampusEvent, patchEventStatus } from './support/campus-events';
import { administratorOf, confirmed, type TestUser, student } from './support/test-users';
import { download, readyExport, getDataExports } from './support/data-exports';
import { createReview } from './support/reviews';
import { answerOf, postDiscussion, reply } from './support/forum';
import { rowsIn } from './support/rows';
import { unzip } from './support/unzip';

let app: TestApp;
beforeAll(async () => (app = await startApp()));

describe('an export', () => {
  let robin: TestUser;
  let kim: TestUser;
  let files: ReadonlyMap<string, string>;
  let headers: Record<string, string>;
  const [ofRobin, ofKim] = ['=1+1 is what I learnt there.', 'Kim went elsewhere, far away.'];

  /** Performs the same actions for every user, with different content. */
  async function act(user: TestUser, { event, review, content }: { event: number; review: number; content: string }) {
    const plan = { status: 'applied', deadline: '2027-01-15', note: `${content} A note.` };
    await user.browser.put('/api/saved-colleges/1').send(plan).expect(200);
    await user.browser.post('/api/inquiries').send({ collegeId: 2 }).expect(201);
    await user.browser.put(`/api/events/${event}/rsvp`).expect(200);
    await user.browser.put(`/api/reviews/${review}/upvote`).expect(200);
    const { id: post } = await answerOf(postDiscussion(user, { content }));
    await reply(user, post, content).expect(201);
    await user.browser.patch(`/api/forum/posts/${post}`).send({ title: 'A title after the edit' }).expect(200);
    await user.browser.put(`/api/forum/posts/${post}/save`).expect(204);
    await user.browser.post(`/api/forum/posts/${post}/views`).expect(200);
    await user.browser.put('/api/forum/visit').expect(204);
    const note = `${content} So it is wrong.`;
    await user.browser
      .post('/api/reports')
      .send({ targetType: 'review', targetId: review, reason: 'other', note })
      .expect(201);
  }

  beforeAll(async () => {
    robin = await student(app, 'robin', { fullName: 'Robin Zażółć' });
    kim = await confirmed(app, studentForm('kim', { fullName: 'Kim Unmentioned' }));
    const ada = await administratorOf(app, 'ada.lang', 1);
    const event = await createCampusEvent(ada);
    await patchEventStatus(ada, event, 'published').expect(200);
    const reviews = [await createReview(robin, { content: ofRobin }), await createReview(kim, { content: ofKim })];
    await ada.browser.post(`/api/reviews/${reviews[0]}/reply`).send({ content: 'Ada replies to Robin.' }).expect(201);
    await act(robin, { event, review: reviews[1]!, content: ofRobin });
    await act(kim, { event, review: reviews[0]!, content: ofKim });
    await app.db.query(
      `INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
       VALUES ($1, $2, $3, true, false, now()), ($2, $1, $4, false, false, now())`,
      [robin.id, kim.id, ofRobin, ofKim],
    );

    const noted = () => rowsIn(app, `admin_analytics.college_interactions WHERE user_id = ${robin.id}`);
    await eventually(async () => (await noted()) === 3);

    const answer = await download(robin, await readyExport(robin)).expect(200);
    headers = answer.headers;
    files = await unzip(answer.body as Uint8Array);
  });

  const part = (name: string) => JSON.parse(files.get(`${name}.json`)!) as Record<string, Record<string, unknown>[]>;

  it('is sent as an attachment that must not be cached', () => {
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="gradspan-data-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('contains JSON files of the parts, and a README', () => {
    expect([...files.keys()].filter((name) => !name.includes('/'))).toEqual(
      expect.arrayContaining(['README.txt', 'identity.json', 'colleges.json', 'forum.json', 'admin-analytics.json']),
    );
  });

  it('contains the account, the sessions and the audit log', () => {
    const { account, sessions, auditLog } = part('identity');
    expect(account).toEqual([
      expect.objectContaining({ id: robin.id, username: 'robin', full_name: 'Robin Zażółć', birth_date: '2000-02-29' }),
    ]);
    expect(sessions).toEqual([expect.objectContaining({ network: '127.0.0.0/24' })]);
    expect(auditLog?.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['registered', 'data-export-requested']),
    );
  });

  it.each([
    ['colleges', 'reviews', 'colleges.reviews', 'author_id', ['id', 'college_id', 'content', 'rating']],
    ['colleges', 'savedColleges', 'colleges.saved_colleges', 'user_id', ['college_id', 'status', 'deadline', 'note']],
    ['colleges', 'inquiries', 'colleges.student_inquiries', 'student_id', ['id', 'college_id']],
    ['colleges', 'upvotes', 'colleges.review_upvotes', 'user_id', ['review_id']],
    ['colleges', 'rsvps', 'colleges.event_rsvps', 'user_id', ['event_id']],
    ['messaging', 'messagesSent', 'messaging.messages', 'sender_id', ['id', 'content']],
    ['messaging', 'messagesReceived', 'messaging.messages', 'recipient_id', ['id', 'read']],
    ['forum', 'discussions', 'forum.forum_posts', 'author_id', ['id', 'title', 'content', 'tags', 'is_anonymous']],
    ['forum', 'replies', 'forum.forum_replies', 'author_id', ['id', 'post_id', 'content']],
    ['forum', 'savedDiscussions', 'forum.forum_saves', 'user_id', ['post_id']],
    ['forum', 'subscriptions', 'forum.forum_subscriptions', 'user_id', ['post_id', 'is_on']],
    ['forum', 'discussionViews', 'forum.forum_views', 'user_id', ['post_id']],
    ['forum', 'reports', 'forum.reports', 'reporter_id', ['id', 'target_id', 'reason', 'note']],
    [
      'admin-analytics',
      'interactions',
      'admin_analytics.college_interactions',
      'user_id',
      ['id', 'college_id', 'type'],
    ],
  ])('contains everything the user did: %s, %s', async (context, what, table, ownerColumn, columns) => {
    const kept = await app.db.query<Record<string, unknown>[]>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${ownerColumn} = $1`,
      [robin.id],
    );
    const only = (row: Record<string, unknown>) => Object.fromEntries(columns.map((column) => [column, row[column]]));
    const expected = kept.map(({ row }) => only(row as Record<string, unknown>));
    expect(part(context)[what]!.map(only)).toEqual(expect.arrayContaining(expected));
    expect(part(context)[what]).toHaveLength(expected.length);
    expect(kept.length).toBeGreaterThan(0);
  });

  it('contains the same as CSV, with formulas escaped', async () => {
    const rows: Record<string, string>[] = [];
    await new Promise((resolve, reject) =>
      parseString(files.get('colleges/reviews.csv')!, { headers: true })
        .on('data', (row: Record<string, string>) => rows.push(row))
        .on('error', reject)
        .on('end', resolve),
    );
    expect(rows).toEqual([expect.objectContaining({ content: `'${ofRobin}`, rating: '4' })]);
    expect(part('colleges').reviews).toEqual([expect.objectContaining({ content: ofRobin })]);
  });

  it('contains nothing about other users who did the same', () => {
    const everything = [...files.values()].join('\n');
    for (const foreign of [ofKim, 'Kim Unmentioned', 'kim@', '"kim"', 'Ada replies', 'ada.lang']) {
      expect(everything).not.toContain(foreign);
    }
    expect(everything).not.toMatch(new RegExp(`"(user|author|reporter|student)_id": ${kim.id}\\b`));
  });

  it('contains no access credentials of its owner', async () => {
    const [{ hash }] = await app.db.query<[{ hash: string }]>(
      'SELECT password_hash AS hash FROM identity.users WHERE id = $1',
      [robin.id],
    );
    const everything = [...files.values()].join('\n');
    expect(everything).not.toContain(hash);
    expect(everything).not.toMatch(/argon2|_hash|recovery_codes|"secret"/);
  });

  it('is announced by email, without a secret', async () => {
    const mail = await eventually(() =>
      app.mails.find(
        ({ to, subject }) => to === 'robin@example.org' && subject === 'Your Gradspan data is ready to download',
      ),
    );
    expect(mail.text).toContain(`${app.settings.origin}/data-export\n`);
    expect(mail.text).not.toMatch(/token|\?/);
  });

  it('is recorded in the audit log, and its content is deleted after the download', async () => {
    const { latest } = await getDataExports(robin);
    expect(latest?.status).toBe('downloaded');
    expect(await rowsIn(app, `identity.data_export_contents WHERE export_id = ${latest!.id}`)).toBe(0);
    const audited = await app.db.query<object[]>(
      `SELECT action, network FROM identity.audit_log WHERE user_id = $1 AND action LIKE 'data-export-%' ORDER BY id`,
      [robin.id],
    );
    expect(audited).toEqual([
      { action: 'data-export-requested', network: '127.0.0.0/24' },
      { action: 'data-export-downloaded', network: '127.0.0.0/24' },
    ]);
  });
});
