import { ContentReported } from '../src/contexts/forum/domain/reports/events';
import { heardOf } from './support/rows';
import { registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';

type Browser = Awaited<ReturnType<typeof registered>>;

let app: TestApp;
let author: Browser;
let reader: Browser;
let review: number;
const complaint = (changes: Record<string, unknown> = {}) => ({
  targetType: 'review',
  targetId: review,
  reason: 'spam',
  ...changes,
});

async function confirmed(username: string): Promise<Browser> {
  const browser = await registered(app, studentForm(username));
  await app.db.query('UPDATE identity.users SET email_verified_at = now() WHERE username = $1', [username]);
  return browser;
}

const kept = () => app.db.query('SELECT * FROM forum.reports ORDER BY id');

beforeAll(async () => {
  app = await startApp();
  [author, reader] = [await confirmed('the.author'), await confirmed('a.reader')];
  const [college] = await eventually(async () => {
    const rows = await app.db.query<{ id: number }[]>('SELECT id FROM colleges.colleges LIMIT 1');
    return rows.length > 0 ? rows : null;
  }, 60_000);
  const { body } = await author
    .post('/api/reviews')
    .send({
      collegeId: college!.id,
      collegeName: 'Any',
      rating: 4,
      content: 'The library is open all night, and full.',
    })
    .expect(201);
  review = (body as { id: number }).id;
}, 90_000);
beforeEach(() => app.db.query('DELETE FROM forum.reports'));

describe('reporting a review', () => {
  it('stores one report per person', async () => {
    const { body: first } = await reader
      .post('/api/reports')
      .send(complaint({ note: ' It is an ad. ' }))
      .expect(201);
    const { body: again } = await reader
      .post('/api/reports')
      .send(complaint({ reason: 'abuse' }))
      .expect(200);

    expect([first.isNew, again]).toEqual([true, { id: first.id, isNew: false }]);
    expect(await kept()).toMatchObject([
      { id: first.id, target_type: 'review', target_id: review, reason: 'spam', note: 'It is an ad.' },
    ]);
  });

  it('publishes an event without the reporter', async () => {
    const heard = heardOf(app, ContentReported);
    const { body } = await reader.post('/api/reports').send(complaint()).expect(201);
    const reportEvents = heard.filter(({ reportId }) => reportId === body.id);

    expect(reportEvents).toMatchObject([{ targetType: 'review', targetId: review, reason: 'spam' }]);
    expect(JSON.stringify(reportEvents)).not.toContain('reporter');
  });

  it('stores one report for concurrent requests', async () => {
    const clicks = await Promise.all(Array.from({ length: 5 }, () => reader.post('/api/reports').send(complaint())));

    expect(new Set(clicks.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await kept()).toHaveLength(1);
  });

  it('stores a blank note as null', async () => {
    await reader
      .post('/api/reports')
      .send(complaint({ note: '   ' }))
      .expect(201);

    expect(await kept()).toMatchObject([{ note: null }]);
  });

  it('is rejected for the author', async () => {
    const { body } = await author.post('/api/reports').send(complaint()).expect(403);

    expect(body).toMatchObject({ code: 'forum.own-content' });
  });

  it('returns 404 for an unknown review', async () => {
    const { body } = await reader
      .post('/api/reports')
      .send(complaint({ targetId: 999_999 }))
      .expect(404);

    expect(body).toMatchObject({ code: 'forum.nothing-to-report' });
  });

  it('requires a confirmed address', async () => {
    const newcomer = await registered(app, studentForm('a.newcomer'));

    expect((await newcomer.post('/api/reports').send(complaint()).expect(403)).body).toMatchObject({
      code: 'identity.confirm-your-email',
    });
    await app.visitor().post('/api/reports').set('Origin', app.settings.origin).send(complaint()).expect(401);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['targetType', 'person'],
    ['targetType', ['review']],
    ['targetId', '1'],
    ['targetId', 1.5],
    ['targetId', 1e308],
    ['targetId', 0],
    ['reason', 'boring'],
    ['reason', undefined],
    ['note', 'a'.repeat(501)],
    ['note', 'Nul\u0000'],
    ['note', { toString: 'x' }],
    ['reporterId', 1],
    ['id', 1],
  ])('rejects %s %j', async (field, value) => {
    const { body } = await reader
      .post('/api/reports')
      .send(complaint({ [field]: value }))
      .expect(400);

    expect(body.errors).toMatchObject([{ field }]);
  });
});
