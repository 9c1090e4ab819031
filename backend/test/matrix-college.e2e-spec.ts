import { startApp, type TestApp } from './support/app';
import { createReview } from './support/reviews';
import { asStrangers } from './support/correspondence';
import { createCampusEvent } from './support/campus-events';
import { PASSWORD } from './support/accounts';
import { connected } from './support/connections';
import { emptyTables } from './support/empty-tables';
import { insertImportedAlum } from './support/imported-alumni';
import type { TestUser } from './support/test-users';
import { type Actors, actors, type Answers, granted, type Row, tryRow, row, sending } from './support/matrix';

type World = Record<
  | 'hook'
  | 'message'
  | 'import'
  | 'alumnus'
  | 'broadcast'
  | 'review'
  | 'event'
  | 'answer'
  | 'session'
  | 'stu'
  | 'adm1'
  | 'admP',
  number | string
>;

const NO_RECEIVER = '127.0.0.1:9';
const SUBJECT = 'Open day in April';
const ANSWER = {
  title: 'Is a double major worth it?',
  question: 'I like biology and history. Should I do both?',
  answer: 'For me it was: I could change my mind late.',
};

let app: TestApp;
let everyone: Actors;
let world: World;
beforeAll(async () => {
  app = await startApp({ OUTBOUND_ALLOW: NO_RECEIVER });
  everyone = await actors(app);
  await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days'`);
}, 120_000);

const created = async (
  { browser }: { browser: Actors['stu']['browser'] },
  path: string,
  changes: object,
): Promise<{ id: number }> => (await browser.post(path).send(changes).expect(201)).body as { id: number };

/** Replaces the person's other sessions by one that can end without ending the session of the test. */
async function signInElsewhere(user: TestUser, username: string): Promise<string> {
  await user.browser.delete('/api/user/sessions').expect(204);
  const browser = app.browser();
  await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
  const { body } = await browser.get('/api/user/sessions').expect(200);
  return (body as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)!.id;
}

/**
 * Arranges: college 1 has imported a person and written to `stu`, who has reviewed it; it has an event, and `alu`
 * suggests an answer to publish with `stu`.
 */
async function arrange(): Promise<void> {
  const { stu, alu, adm1, admP } = everyone;
  await asStrangers(app);
  await emptyTables(
    app.db,
    'admin_analytics.imported_alumni',
    'admin_analytics.alumni_imports',
    'admin_analytics.broadcasts',
    'admin_analytics.webhooks',
    'admin_analytics.webhook_deliveries',
    'colleges.reviews',
    'colleges.events',
    'forum.shared_answers',
    'platform.rate_limits',
  );
  await connected(stu, alu);
  await stu.browser.put('/api/privacy/consents/1').send({ level: 'messages' }).expect(200);
  const alumnus = await insertImportedAlum(app.db, 1, 'imported@alumni.example.org');
  const [file] = await app.db.query<{ id: number }[]>('SELECT id FROM admin_analytics.alumni_imports');
  const [college] = await app.db.query<{ name: string }[]>('SELECT name FROM colleges.colleges WHERE id = 1');
  const session = await signInElsewhere(stu, 'stu');
  const broadcast = await created(adm1, '/api/admin/college/broadcasts', {
    subject: SUBJECT,
    content: 'Visit us on Saturday, April 4.',
  });
  // Nothing listens there.
  const hook = await created(adm1, '/api/webhooks', { url: `http://${NO_RECEIVER}/`, events: ['claim.created'] });
  // Leased first, so that no attempt changes a row while the test compares them.
  await app.db.query(`UPDATE admin_analytics.webhooks SET leased_until = now() + interval '1 day'`);
  const { body: message } = await adm1.browser.post(`/api/webhooks/${hook.id}/test`).expect(202);
  const [review, event] = [
    await createReview(stu, { collegeId: 1, collegeName: college!.name }),
    await createCampusEvent(adm1),
  ];
  const answer = await created(alu, '/api/forum/shared-answers', {
    withUserId: stu.id,
    ...ANSWER,
    collegeId: 1,
    tags: [],
  });
  world = {
    hook: hook.id,
    message: (message as { id: number }).id,
    import: file!.id,
    alumnus,
    broadcast: broadcast.id,
    review,
    event,
    answer: answer.id,
    session,
    stu: stu.id,
    adm1: adm1.id,
    admP: admP.id,
  };
}

type Holds = Row<World>['holds'];

/** Checks that only the administrator of college 1 sees the row of this name. */
const expectListedForAdm1Only = (name: 'import' | 'alumnus' | 'hook' | 'message'): Holds => {
  return (answers: Answers) => {
    for (const [actor, rows] of granted<{ id: number }[]>(answers)) {
      expect(rows.map(({ id }) => id)).toEqual(actor === 'adm1' ? [world[name]] : []);
    }
  };
};

function expectSeenByAdm1Only(answers: Answers): void {
  for (const [actor, body] of granted<unknown>(answers)) {
    expect(JSON.stringify(body).includes(SUBJECT)).toBe(actor === 'adm1');
  }
}

function expectForStuOnly(answers: Answers): void {
  for (const [actor, rows] of granted<{ id: number }[]>(answers)) expect(rows).toHaveLength(actor === 'stu' ? 1 : 0);
}

const IMPORT = '/api/admin/alumni/imports/{import}';
const BROADCAST = '/api/admin/college/broadcasts/{broadcast}';
const SHARED = '/api/forum/shared-answers/{answer}';

// prettier-ignore
const READS: Row<World>[] = [
  //                                              anon stu stu2 minor alu alu2 admP adm1 adm2
  row('GET /api/admin/alumni',                     '401 403 403 403 403 403 403 200 200', expectListedForAdm1Only('alumnus')),
  row('GET /api/admin/alumni/imports',             '401 403 403 403 403 403 403 200 200', expectListedForAdm1Only('import')),
  row(`GET ${IMPORT}/errors.csv`,                  '401 403 403 403 403 403 403 200 404'),
  row('GET /api/admin/alumni.csv',                 '401 403 403 403 403 403 403 200 200'),
  row('GET /api/admin/alumni/stats',               '401 403 403 403 403 403 403 200 200'),
  row('GET /api/admin/college/admins',             '401 403 403 403 403 403 403 200 200'),
  row('GET /api/admin/college/sign-in',            '401 403 403 403 403 403 403 200 200'),
  row('GET /api/admin/college/broadcasts',         '401 403 403 403 403 403 403 200 200', expectSeenByAdm1Only),
  row(`GET ${BROADCAST}/answers`,                  '401 403 403 403 403 403 403 200 404'),
  row('GET /api/admin/college/students',           '401 403 403 403 403 403 403 200 200'),
  row('GET /api/webhooks',                         '401 403 403 403 403 403 403 200 200', expectListedForAdm1Only('hook')),
  row('GET /api/webhooks/{hook}/deliveries',       '401 403 403 403 403 403 403 200 404', expectListedForAdm1Only('message')),
  row('GET /api/college-messages',                 '401 200 200 200 403 403 403 403 403', expectForStuOnly),
  row('GET /api/reviews?collegeId=1',              '200 200 200 200 200 200 200 200 200'),
  row('GET /api/events/{event}',                   '200 200 200 200 200 200 200 200 200'),
  row('GET /api/forum/shared-answers?withUserId={stu}', '401 200 200 200 200 200 403 200 200'),
];

// prettier-ignore
const WRITES: Row<World>[] = [
  //                                              anon stu stu2 minor alu alu2 admP adm1 adm2
  row(`POST ${IMPORT}/undo`,                       '401 403 403 403 403 403 403 200 404'),
  row('POST /api/admin/alumni/{alumnus}/resend',   '401 403 403 403 403 403 403 204 404'),
  row('DELETE /api/admin/alumni/{alumnus}',        '401 403 403 403 403 403 403 204 404'),
  row(`DELETE ${BROADCAST}`,                       '401 403 403 403 403 403 403 409 404'),
  row(`POST ${BROADCAST}/approve`,                 '401 403 403 403 403 403 403 409 404'),
  row(`POST ${BROADCAST}/answers/{stu}`,           '401 403 403 403 403 403 403 404 404', ...sending(() => ({ content: 'Hello' }))),
  row('PUT /api/college-messages/{broadcast}/read', '401 204 404 404 403 403 403 403 403'),
  row('POST /api/college-messages/{broadcast}/answers', '401 204 404 404 403 403 403 403 403', ...sending(() => ({ content: 'Thanks' }))),
  row('PATCH /api/webhooks/{hook}',                '401 403 403 403 403 403 403 200 404', ...sending(() => ({ isPaused: true }))),
  row('DELETE /api/webhooks/{hook}',               '401 403 403 403 403 403 403 204 404'),
  row('POST /api/webhooks/{hook}/rotate-secret',   '401 403 403 403 403 403 403 200 404'),
  row('POST /api/webhooks/{hook}/test',            '401 403 403 403 403 403 403 202 404'),
  row('POST /api/webhooks/deliveries/{message}/redeliver', '401 403 403 403 403 403 403 202 404'),
  row('PATCH /api/admin/college/admins/{adm1}',    '401 403 403 403 403 403 403 200 404', ...sending(() => ({ department: 'Admissions' }))),
  row('DELETE /api/admin/college/admins/{admP}',   '401 403 403 403 403 403 403 404 404'),
  row('PUT /api/admin/college/sign-in',            '401 403 403 403 403 403 403 400 400', ...sending(() => ({ issuer: 'https://sso.example.org', clientId: 'id', clientSecret: 'secret', domains: ['example.org'] }))),
  row('PATCH /api/admin/college/sign-in',          '401 403 403 403 403 403 403 404 404', ...sending(() => ({ isEnabled: false }))),
  row('DELETE /api/admin/college/sign-in',         '401 403 403 403 403 403 403 204 204'),
  row('PATCH /api/reviews/{review}',               '401 200 403 403 403 403 403 403 403', ...sending(() => ({ rating: 5 }))),
  row('DELETE /api/reviews/{review}',              '401 204 403 403 403 403 403 403 403'),
  row('POST /api/reviews/{review}/reply',          '401 403 403 403 403 403 403 201 403', ...sending(() => ({ content: 'Thank you for your review.' }))),
  row('PATCH /api/events/{event}',                 '401 403 403 403 403 403 403 200 403', ...sending(() => ({ status: 'cancelled' }))),
  row('PUT /api/events/{event}/rsvp',              '401 200 200 200 200 200 403 200 200'),
  row(`PATCH ${SHARED}`,                           '401 200 404 404 200 404 403 404 404', ...sending(() => ({ ...ANSWER, version: 1 }))),
  row(`POST ${SHARED}/agreement`,                  '401 409 404 404 409 404 403 404 404', ...sending(() => ({ version: 7, namesConfirmed: true }))),
  row(`DELETE ${SHARED}`,                          '401 204 404 404 204 404 403 404 404'),
  row('DELETE /api/user/sessions/{session}',       '401 204 404 404 404 404 404 404 404'),
];

describe('reads of what belongs to a college or a person by nine actors', () => {
  beforeAll(arrange);

  it.each(READS)('$call', (asking) => tryRow(app, everyone, world, asking));
});

describe('writes to what belongs to a college or a person by nine actors', () => {
  beforeEach(arrange);

  it.each(WRITES)('$call', (asking) => tryRow(app, everyone, world, asking));
});
