import { AccountOperatorFacade } from '../src/contexts/identity';
import { registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { administratorOf, student, unconfirmedPerson } from './support/test-users';
import { reviewForm } from './support/reviews';

interface Entry {
  readonly action: string;
  readonly network: string | null;
  readonly detail: string | null;
}

let app: TestApp;
beforeAll(async () => (app = await startApp({ RATE_LIMITS: 'on' })));

const entries = (userId: number, action: string): Promise<Entry[]> =>
  app.db.query('SELECT * FROM identity.audit_log WHERE user_id = $1 AND action = $2 ORDER BY id', [userId, action]);

/** Waits until the audit log has this many entries of the action, and returns them. */
const waitForEntries = (count: number, userId: number, action: string): Promise<Entry[]> =>
  eventually(async () => {
    const found = await entries(userId, action);
    return found.length >= count ? found : null;
  });

describe('the audit log', () => {
  it('records refused requests once a minute for each person and route, without the data that was sent', async () => {
    const { id, browser } = await unconfirmedPerson(app, studentForm('refused'));
    for (let n = 0; n < 3; n++) await browser.post('/api/reviews').send(reviewForm()).expect(403);
    await browser.get('/api/admin/college?canary=typed').expect(403);
    const refusals = await waitForEntries(2, id, 'refused');
    expect(refusals.map(({ detail }) => detail)).toEqual(['POST /api/reviews', 'GET /api/admin/college']);
    expect(refusals[0]).toMatchObject({ network: '127.0.0.0/24', device: expect.any(String) });
  });

  it('records a refusal once even if two processes respond', async () => {
    const { id, browser } = await unconfirmedPerson(app, studentForm('refused.twice'));
    await browser.post('/api/reviews').send(reviewForm()).expect(403);
    await waitForEntries(1, id, 'refused');
    const other = await startApp({ DATABASE_URL: app.settings.databaseUrl });
    const elsewhere = other.browser();
    await elsewhere
      .post('/api/login')
      .send({ username: 'refused.twice', password: studentForm('').password })
      .expect(200);
    await elsewhere.post('/api/reviews').send(reviewForm()).expect(403);
    await elsewhere.get('/api/admin/college').expect(403);
    const refusals = await waitForEntries(2, id, 'refused');
    expect(refusals.map(({ detail }) => detail)).toEqual(['POST /api/reviews', 'GET /api/admin/college']);
    await other.close();
  });

  it('does not record refused visitors', async () => {
    const refusals = () => app.db.query<object[]>(`SELECT 1 FROM identity.audit_log WHERE action = 'refused'`);
    const before = await refusals();
    await app.browser().get('/api/admin/college').expect(401);
    await app.browser().post('/api/reviews').set('Origin', 'https://evil.example').send({}).expect(403);
    expect(await refusals()).toHaveLength(before.length);
  });

  it('records that a person reached the general rate limit', async () => {
    const { id, browser } = await student(app, 'insatiable');
    await Promise.all(Array.from({ length: 210 }, () => browser.get('/api/saved-colleges')));
    await waitForEntries(1, id, 'limit-reached');
  });

  it('records the verification of a college administrator', async () => {
    const { id } = await administratorOf(app, 'dean', 1);
    await waitForEntries(1, id, 'administrator-verified');
  });

  it('records a suspension by the operator and its end', async () => {
    const browser = await registered(app, studentForm('shut.out'));
    const { id } = (await browser.get('/api/user').expect(200)).body as { id: number };
    const identity = app.app.get(AccountOperatorFacade, { strict: false });
    await identity.suspendUser('shut.out', { until: null, reason: null });
    await identity.unsuspendUser('shut.out');
    expect(await entries(id, 'suspended')).toMatchObject([{ network: null }]);
    expect(await entries(id, 'suspension-lifted')).toMatchObject([{ network: null }]);
  });
});
