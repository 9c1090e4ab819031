import { AccountOperatorFacade } from '../src/contexts/identity';
import { PASSWORD, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { alumniOf, updateUserRow, type TestUser, student, unconfirmedPerson } from './support/test-users';
import { block, conversations, remove, thread } from './support/conversations';
import { alumna, connect, inbox, minor, said } from './support/correspondence';
import {
  postCaseAction,
  type Case,
  caseAbout,
  listCases,
  claim,
  detail,
  getCase,
  operator,
  postReport,
} from './support/moderation';
import { MSU, createReview } from './support/reviews';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let op: TestUser;
let op2: TestUser;
let ada: TestUser;
let robin: TestUser;
let kim: TestUser;
/** Names of three colleges. */
let colleges: string[];
beforeAll(async () => {
  app = await startApp();
  [op, op2] = [await operator(app, 'oper'), await operator(app, 'oper2')];
  [robin, kim] = [await student(app, 'robin'), await student(app, 'kim')];
  ada = await alumna(app, 'ada');
  const named = await app.db.query<{ name: string }[]>('SELECT name FROM colleges.colleges ORDER BY id LIMIT 3');
  colleges = named.map(({ name }) => name);
}, 120_000);
beforeEach(async () => {
  await emptyTables(app.db, 'forum.reports', 'forum.moderation_cases');
});

const DAY = 86_400_000;
/** Returns midnight in UTC, so many days from now. */
const inDays = (days: number): string => new Date((Math.floor(Date.now() / DAY) + days) * DAY).toISOString();
const formatDateTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' });

const identity = () => app.app.get(AccountOperatorFacade, { strict: false });
const audited = (action: string, userId: number) =>
  app.db.query<{ detail: string }[]>('SELECT detail FROM identity.audit_log WHERE action = $1 AND user_id = $2', [
    action,
    userId,
  ]);
/** Sends a message from ada to robin, and reports it as robin. */
async function reportedMessage(content = 'Give me money.'): Promise<{ id: number; one: Case }> {
  await connect(robin, ada).catch(() => undefined);
  const { id } = await said(ada, robin, content);
  await postReport(robin, 'message', id, { note: 'Asked for money.' }).expect(201);
  return { id, one: await caseAbout(op, 'message', id) };
}

describe('moderation', () => {
  it('is only for operators', async () => {
    const { one } = await reportedMessage();
    const [dean, young, fresh] = [
      await alumniOf(app, 'dean', 1),
      await minor(app, 'young'),
      await unconfirmedPerson(app, studentForm('fresh')),
    ];
    for (const path of ['summary', 'cases', `cases/${one.id}`, 'administrators']) {
      await app.visitor().get(`/api/moderation/${path}`).expect(401);
      for (const { browser } of [robin, ada, dean, young, fresh]) {
        const { body } = await browser.get(`/api/moderation/${path}`).expect(403);
        expect(body).toMatchObject({ code: 'platform.not-allowed' });
      }
    }
    for (const attack of [
      postCaseAction(ada, one, 'dismiss'),
      claim(ada, one.id),
      postCaseAction(robin, one, 'suspend'),
    ]) {
      await attack.expect(403);
    }
    expect(await caseAbout(op, 'message', one.targetId)).toEqual(one);
  });

  it('is allowed and denied with the operator grant, from the next request on', async () => {
    const pat = await student(app, 'pat');
    await pat.browser.get('/api/moderation/summary').expect(403);
    expect((await pat.browser.get('/api/user').expect(200)).body).toMatchObject({ isOperator: false });
    await identity().grantOperator('pat', 'Test');
    await pat.browser.get('/api/moderation/summary').expect(200);
    expect((await pat.browser.get('/api/user').expect(200)).body).toMatchObject({ isOperator: true });
    await updateUserRow(app, pat, `birth_date = now() - interval '17 years'`);
    await pat.browser.get('/api/moderation/summary').expect(403);
    await updateUserRow(app, pat, `birth_date = '1990-01-01'`);
    await pat.browser.get('/api/moderation/summary').expect(200);
    await identity().revokeOperator('pat');
    await pat.browser.get('/api/moderation/summary').expect(403);
    await expect(identity().grantOperator('young', 'Test')).rejects.toThrow('under 18');
  });
});

describe('the queue', () => {
  it('counts cases and lists them in pages, urgent ones first', async () => {
    await postReport(robin, 'user', ada.id).expect(201);
    const review = await createReview(await student(app, 'writer'));
    await postReport(robin, 'review', review, { reason: 'private' }).expect(201);
    await postReport(kim, 'review', review, { reason: 'abuse' }).expect(201);

    expect((await op.browser.get('/api/moderation/summary').expect(200)).body).toEqual({
      open: 2,
      urgent: 1,
      administrators: 0,
      support: 0,
    });
    const first = await op.browser.get('/api/moderation/cases?limit=1').expect(200);
    expect(first.body).toMatchObject([{ targetType: 'review', reportCount: 2, reasons: ['private', 'abuse'] }]);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))![1]!;
    expect((await op.browser.get(next).expect(200)).body).toMatchObject([{ targetType: 'user', targetId: ada.id }]);
    expect(await listCases(op, '?status=closed')).toEqual([]);
  });

  it.each(['status=all', 'limit=0', 'limit=101', 'before=x', 'before=0'])('rejects %s', async (query) => {
    await op.browser.get(`/api/moderation/cases?${query}`).expect(400);
  });

  it('hides cases from the operator they are about', async () => {
    const own = await createReview(op);
    await postReport(robin, 'review', own).expect(201);
    const one = await caseAbout(op2, 'review', own);

    expect(await listCases(op)).toEqual([]);
    expect((await op.browser.get('/api/moderation/summary').expect(200)).body).toMatchObject({ open: 0 });
    const unknown = (await getCase(op, 999_999).expect(404)).body as { code: string };
    expect((await getCase(op, one.id).expect(404)).body).toMatchObject({ code: unknown.code });
    for (const attack of [claim(op, one.id), postCaseAction(op, one, 'dismiss')]) await attack.expect(404);
  });

  it('lets no operator claim or decide a case about another operator', async () => {
    const own = await createReview(op2, { collegeName: colleges[1] });
    await postReport(robin, 'review', own).expect(201);
    const one = await caseAbout(op, 'review', own);
    for (const attack of [claim(op, one.id), postCaseAction(op, one, 'suspend'), postCaseAction(op, one, 'hide')]) {
      expect((await attack.expect(403)).body).toMatchObject({ code: 'forum.subject-is-operator' });
    }
  });
});

describe('a case', () => {
  it('can be decided and released only by the operator who claimed it', async () => {
    const { one } = await reportedMessage();
    expect((await claim(op, one.id).expect(200)).body).toMatchObject({
      status: 'claimed',
      claimedBy: { id: op.id, fullName: 'Robin Example' },
    });
    expect((await claim(op2, one.id).expect(409)).body).toMatchObject({ code: 'forum.case-claimed' });
    const { version } = await detail(op2, one.id);
    await postCaseAction(op2, { id: one.id, version }, 'dismiss').expect(409);
    await op2.browser.post(`/api/moderation/cases/${one.id}/release`).send({}).expect(409);
    await op.browser.post(`/api/moderation/cases/${one.id}/release`).send({}).expect(200);
    await claim(op2, one.id).expect(200);
  });

  it('is decided once, only in its current version, and can be reopened', async () => {
    const { one } = await reportedMessage();
    const noted = await op.browser.post(`/api/moderation/cases/${one.id}/notes`).send({ text: 'Seen before.' });
    expect(noted.status).toBe(200);
    expect((await postCaseAction(op, one, 'dismiss').expect(409)).body).toMatchObject({ code: 'forum.case-changed' });
    const { body: closed } = await postCaseAction(op, noted.body as Case, 'dismiss').expect(200);
    expect(closed).toMatchObject({ status: 'closed', outcome: 'dismissed' });
    expect((await postCaseAction(op, closed as Case, 'warn').expect(409)).body).toMatchObject({
      code: 'forum.case-closed',
    });
    const { body: opened } = await postCaseAction(op2, closed as Case, 'reopen').expect(200);

    expect(opened).toMatchObject({ status: 'open', outcome: null });
    expect((await detail(op, one.id)).history).toMatchObject([
      { action: 'note', note: 'Seen before.' },
      { action: 'dismiss', note: 'Because of our rules.' },
      { action: 'reopen' },
    ]);
    expect((await audited('moderation-action', op.id)).map(({ detail: told }) => told)).toContain(
      `case ${one.id}: dismiss`,
    );
  });

  it.each<[string, object, string]>([
    ['an unknown action', { action: 'delete' }, 'action'],
    ['no note', { action: 'dismiss', note: ' ' }, 'note'],
    ['a long note', { action: 'dismiss', note: 'x'.repeat(1_001) }, 'note'],
    ['an end in the past', { action: 'suspend', until: '2020-01-01T00:00:00Z' }, 'until'],
    ['an end without an offset', { action: 'suspend', until: '2099-01-01T00:00:00' }, 'until'],
    ['an end of a warning', { action: 'warn', until: '2099-01-01T00:00:00Z' }, 'until'],
    ['an end after more than five years', { action: 'suspend', until: '2999-01-01T00:00:00Z' }, 'until'],
    ['no version', { action: 'dismiss', version: null }, 'version'],
    ['hiding a person', { action: 'hide' }, 'action'],
  ])('rejects %s', async (_, changes, field) => {
    await postReport(robin, 'user', ada.id).expect(201);
    const one = await caseAbout(op, 'user', ada.id);
    const { body } = await postCaseAction(op, one, 'dismiss', changes).expect(400);
    expect(body).toMatchObject({ errors: [{ field }] });
    expect(await caseAbout(op, 'user', ada.id)).toEqual(one);
  });

  it('contains no personal details such as email addresses', async () => {
    const { one } = await reportedMessage();
    expect((await getCase(op, one.id).expect(200)).text).not.toMatch(/@example|birth|username|phone/i);
  });
});

describe('a reported message', () => {
  it('is copied with the messages before it, and the copy remains after its deletion', async () => {
    const before = await said(robin, ada, 'What do you want?').catch(() => null);
    const { id, one } = await reportedMessage('Send me money.');
    await remove(ada, { id }).expect(204);

    const shown = await detail(op, one.id);
    expect(shown.content).toMatchObject({ text: 'Send me money.', isHidden: false, url: null });
    expect(shown.context.length).toBeLessThanOrEqual(11);
    expect(shown.context.at(-1)).toMatchObject({ id, content: 'Send me money.', isReported: true });
    if (before) expect(shown.context.map(({ id: copied }) => copied)).toContain(before.id);
    expect(await audited('moderation-copy-read', op.id)).toContainEqual({ detail: `case ${one.id}` });
  });

  it('can be reported only by its recipient, even after a block', async () => {
    const { id } = await said(ada, robin, 'And now?');
    const unknown = (await postReport(kim, 'message', 999_999).expect(404)).body as { code: string };
    expect((await postReport(kim, 'message', id).expect(404)).body).toMatchObject({ code: unknown.code });
    await postReport(op, 'message', id).expect(404);
    expect((await postReport(ada, 'message', id).expect(403)).body).toMatchObject({ code: 'forum.own-content' });
    await block(robin, ada).expect(204);
    await postReport(robin, 'message', id).expect(201);
    await robin.browser.delete(`/api/blocks/${ada.id}`).expect(204);
  });

  it('is the only part of a conversation that an operator can read', async () => {
    await said(ada, robin, 'Something no one reports.');
    await op.browser.get(`/api/conversations/${ada.id}`).expect(({ status }) => expect([200, 404]).toContain(status));
    expect(JSON.stringify(await inbox(op))).not.toContain('no one reports');
    expect((await op.browser.get('/api/search?q=reports').expect(200)).body).toMatchObject({ messages: [] });
    expect(await listCases(op)).toEqual([]);
    const { one } = await reportedMessage('Only this.');
    await said(ada, robin, 'What comes later stays between the two.');
    expect(JSON.stringify(await detail(op, one.id))).not.toContain('comes later');
  });

  it('appears as removed to both people while it is hidden', async () => {
    const { id, one } = await reportedMessage('Hidden treasure.');
    const { body: hidden } = await postCaseAction(op, one, 'hide').expect(200);
    for (const [me, other] of [
      [ada, robin],
      [robin, ada],
    ] as const) {
      const last = (await thread(me, other)).at(-1);
      expect(last).toMatchObject({ id, content: '', deletedAt: expect.any(String) as string });
      expect((await conversations(me))[0]?.lastMessage).toMatchObject({ id, content: '' });
      expect((await inbox(me)).find((message) => message.id === id)).toMatchObject({ content: '' });
      const { body } = await me.browser.get('/api/search?q=treasure').expect(200);
      expect(body).toMatchObject({ messages: [] });
    }
    expect((await detail(op, one.id)).content).toMatchObject({ text: 'Hidden treasure.', isHidden: true });
    await postReport(robin, 'message', id).expect(404);

    await postCaseAction(op, hidden as Case, 'unhide').expect(200);
    expect((await thread(ada, robin)).at(-1)).toMatchObject({ content: 'Hidden treasure.', deletedAt: null });
    expect((await conversations(robin))[0]?.lastMessage).toMatchObject({ content: 'Hidden treasure.' });
  });
});

describe('a hidden connection request', () => {
  it('has no text anywhere, also after the request is answered, until it is shown again', async () => {
    const asker = await student(app, 'pushy');
    const { id } = await said(asker, ada, 'Give me your bank details.');
    await postReport(ada, 'message', id).expect(201);
    const { body: hidden } = await postCaseAction(op, await caseAbout(op, 'message', id), 'hide').expect(200);
    const PATHS = (other: TestUser) => [
      '/api/messages',
      '/api/conversations',
      `/api/conversations/${other.id}`,
      '/api/connections',
      `/api/connections/with/${other.id}`,
      '/api/my-people?list=asked',
      '/api/my-people?list=waiting',
      '/api/my-people?list=connected',
      '/api/connection-requests',
      '/api/notifications',
      '/api/search?q=bank',
    ];
    const seen = async () => {
      const found = [];
      for (const [me, other] of [
        [asker, ada],
        [ada, asker],
      ] as const) {
        for (const path of PATHS(other)) {
          if ((await me.browser.get(path)).text.includes('bank details')) found.push(path);
        }
      }
      return found;
    };
    expect(await seen()).toEqual([]);
    const [{ id: connectionId }] = (await ada.browser.get('/api/connections?status=pending').expect(200)).body as [
      { id: number },
    ];
    await ada.browser.patch(`/api/connections/${connectionId}`).send({ status: 'connected' }).expect(200);
    expect(await seen()).toEqual([]);
    await postCaseAction(op, hidden as Case, 'unhide').expect(200);
    expect(await seen()).toEqual(expect.arrayContaining(['/api/connections', '/api/messages']));
  });
});

describe('a hidden review', () => {
  it('is left out of lists, summaries and votes for everyone but its author', async () => {
    const authors = await Promise.all(['rev1', 'rev2', 'rev3'].map((name) => student(app, name)));
    const ids: number[] = [];
    for (const [n, author] of authors.entries()) {
      ids.push(
        await createReview(author, { collegeName: colleges[2], rating: n + 1, content: `Twenty letters and ${n}.` }),
      );
    }
    await postReport(robin, 'review', ids[0]!).expect(201);
    const { body: hidden } = await postCaseAction(op, await caseAbout(op, 'review', ids[0]!), 'hide').expect(200);

    const query = `college=${encodeURIComponent(colleges[2]!)}`;
    const listed = async (by?: TestUser, more = '') => {
      const { body, headers } = await (by?.browser ?? app.visitor()).get(`/api/reviews?${query}${more}`).expect(200);
      return [(body as { id: number }[]).map(({ id }) => id).sort(), headers['x-total-count']];
    };
    for (const order of ['', '&order=top', '&order=recent']) {
      expect(await listed(undefined, order)).toEqual([ids.slice(1), '2']);
      expect(await listed(robin, order)).toEqual([ids.slice(1), '2']);
      expect(await listed(authors[0], order)).toEqual([ids, '3']);
    }
    expect(await listed(undefined, '&rating=1')).toEqual([[], '0']);
    const summary = { count: 2, average: null, distribution: null };
    for (const by of [app.visitor(), authors[0]!.browser]) {
      expect((await by.get(`/api/reviews/summary?${query}`).expect(200)).body).toEqual(summary);
    }
    const own = (await authors[0]!.browser.get(`/api/reviews?${query}&rating=1`).expect(200)).body as object[];
    expect(own).toMatchObject([{ id: ids[0], isHidden: true, mine: true }]);
    await robin.browser.put(`/api/reviews/${ids[0]}/upvote`).send({}).expect(404);
    await postReport(kim, 'review', ids[0]!).expect(404);
    await authors[0]!.browser.patch(`/api/reviews/${ids[0]}`).send({ rating: 5 }).expect(200);
    expect(await listed(undefined, '&rating=5')).toEqual([[], '0']);

    await postCaseAction(op, hidden as Case, 'unhide').expect(200);
    expect(await listed()).toEqual([ids, '3']);
    expect((await app.visitor().get(`/api/reviews/summary?${query}`).expect(200)).body).toMatchObject({ count: 3 });
  });

  it('is shown to operators with a link to its college', async () => {
    const id = await createReview(await student(app, 'shown'), { collegeName: MSU });
    await postReport(robin, 'review', id).expect(201);
    const one = await caseAbout(op, 'review', id);
    await postCaseAction(op, one, 'hide').expect(200);
    expect((await detail(op, one.id)).content).toMatchObject({
      isHidden: true,
      url: expect.stringMatching(/^\/college\/\d+$/) as string,
    });
  });
});

describe('a suspension', () => {
  it('signs the person out immediately, and sign-in shows the reason and the end', async () => {
    const villain = await alumna(app, 'villain');
    await postReport(robin, 'user', villain.id).expect(201);
    const one = await caseAbout(op, 'user', villain.id);
    const until = inDays(30);
    const { body } = await postCaseAction(op, one, 'suspend', { until, note: 'No threats, please.' }).expect(200);

    expect(body).toMatchObject({ outcome: 'suspended', subject: { isSuspended: true, suspendedUntil: until } });
    await villain.browser.get('/api/user').expect(401);
    const refused = await app.browser().post('/api/login').send({ username: 'villain', password: PASSWORD });
    expect(refused.body).toMatchObject({ code: 'identity.account-suspended' });
    expect(refused.text).toContain(formatDateTime(until));
    expect(refused.text).toMatch(/No threats, please\./);
    const { body: opened } = await postCaseAction(op, body as Case, 'reopen').expect(200);
    expect((await postCaseAction(op, opened as Case, 'suspend').expect(409)).body).toMatchObject({
      code: 'forum.already-suspended',
    });
  });
});

describe('changing the end of a suspension', () => {
  const change = (one: Case, changes: object = {}) => postCaseAction(op, one, 'change-suspension', changes);

  it('shows the new end and note at sign-in, and is recorded in both audit logs', async () => {
    const villain = await alumna(app, 'villain2');
    await postReport(robin, 'user', villain.id).expect(201);
    const one = await caseAbout(op, 'user', villain.id);
    expect((await change(one).expect(409)).body).toMatchObject({ code: 'forum.not-suspended' });
    const { body: first } = await postCaseAction(op, one, 'suspend', { until: inDays(7), note: 'No threats.' }).expect(
      200,
    );
    for (const [n, days] of [30, 2].entries()) {
      const { body } = await change(await caseAbout(op, 'user', villain.id, 'closed'), {
        until: inDays(days),
        note: `It is ${days} days now.`,
      }).expect(200);
      expect(body).toMatchObject({
        status: 'closed',
        outcome: 'suspended',
        version: (first as Case).version + n + 1,
        subject: { isSuspended: true, suspendedUntil: inDays(days) },
      });
      const refused = await app.browser().post('/api/login').send({ username: 'villain2', password: PASSWORD });
      expect(refused.text).toContain(formatDateTime(inDays(days)));
      expect(refused.text).toContain(`It is ${days} days now.`);
    }
    expect(await audited('moderation-action', op.id)).toContainEqual({ detail: `case ${one.id}: change-suspension` });
    expect(await audited('suspension-changed', villain.id)).toHaveLength(2);
    const { body } = await change(await caseAbout(op, 'user', villain.id, 'closed')).expect(200);
    expect(body).toMatchObject({ subject: { isSuspended: true, suspendedUntil: null } });
    await identity().unsuspendUser('villain2');
    await app.browser().post('/api/login').send({ username: 'villain2', password: PASSWORD }).expect(200);
  });

  it.each([
    ['the past', '2020-01-01T00:00:00Z'],
    ['more than five years from now', '2999-01-01T00:00:00Z'],
    ['no moment', 'tomorrow'],
    ['a day that there is not', '2027-02-30T12:00:00Z'],
  ])('to %s is rejected with the field name, and changes nothing', async (_, until) => {
    const villain = await alumna(app, `shut${Math.random().toString(36).slice(2, 8)}`);
    await postReport(robin, 'user', villain.id).expect(201);
    await postCaseAction(op, await caseAbout(op, 'user', villain.id), 'suspend', { until: inDays(7) }).expect(200);
    const closed = await caseAbout(op, 'user', villain.id, 'closed');
    const { body } = await change(closed, { until }).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'until' }] });
    expect(await caseAbout(op, 'user', villain.id, 'closed')).toEqual(closed);
  });

  it('is rejected for non-operators and for an outdated version', async () => {
    const villain = await alumna(app, 'villain3');
    await postReport(robin, 'user', villain.id).expect(201);
    await postCaseAction(op, await caseAbout(op, 'user', villain.id), 'suspend', { until: inDays(7) }).expect(200);
    const closed = await caseAbout(op, 'user', villain.id, 'closed');
    for (const by of [robin, ada]) await postCaseAction(by, closed, 'change-suspension').expect(403);
    const both = await Promise.all([op, op2].map((by) => postCaseAction(by, closed, 'change-suspension')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the claim of a former operator', () => {
  it('expires, so that another operator can claim the case', async () => {
    const former = await operator(app, 'former');
    await postReport(robin, 'user', ada.id).expect(201);
    const { id } = await caseAbout(op, 'user', ada.id);
    await claim(former, id).expect(200);
    expect(await detail(op, id)).toMatchObject({ claimedBy: { id: former.id, isOperator: true } });
    await claim(op, id).expect(409);
    await identity().revokeOperator('former');
    expect(await caseAbout(op, 'user', ada.id, 'claimed')).toMatchObject({ claimedBy: { isOperator: false } });
    expect((await claim(op, id).expect(200)).body).toMatchObject({ claimedBy: { id: op.id, isOperator: true } });
    await claim(op2, id).expect(409);
  });
});

describe('notifications about a case', () => {
  const notified = async ({ browser }: TestUser) => {
    const { body } = await browser.get('/api/notifications').expect(200);
    return (body as { kind: string; text: string }[]).filter(({ kind }) => kind === 'moderation');
  };

  it('contain the outcome for the reporter and the warning for the person, once each', async () => {
    const [reporter, villain] = [await student(app, 'reporter'), await alumna(app, 'warned')];
    await postReport(reporter, 'user', villain.id).expect(201);
    const one = await caseAbout(op, 'user', villain.id);
    await postCaseAction(op, one, 'warn', { note: 'Please be kind.' }).expect(200);

    expect(await notified(reporter)).toHaveLength(1);
    expect(JSON.stringify(await notified(reporter))).not.toContain('Please be kind.');
    expect(await notified(villain)).toMatchObject([{ text: expect.stringContaining('Please be kind.') as string }]);
    expect(JSON.stringify(await notified(villain))).not.toContain('reporter');
  });
});
