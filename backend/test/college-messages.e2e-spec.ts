import { eventually, startApp, type TestApp } from './support/app';
import { minor } from './support/correspondence';
import { emptyTables } from './support/empty-tables';
import { collegeIds } from './support/imported-alumni';
import { administratorOf, alumniOf, updateUserRow, student, type TestUser } from './support/test-users';

const BROADCASTS = '/api/admin/college/broadcasts';
const INBOX = '/api/college-messages';
const BROADCAST = { subject: 'Open day in April', content: 'Visit us on Saturday, April 4.\nThere is a tour at noon.' };

interface Message {
  readonly id: number;
  readonly isSubscribed: boolean;
  readonly canAnswer: boolean;
  readonly answers: readonly { readonly content: string; readonly authorName: string }[];
}

let app: TestApp;
let mine: number;
let other: number;
let admin: TestUser;
let people = 0;
const name = () => `student.${++people}`;

beforeAll(async () => {
  app = await startApp();
  [mine, other] = (await collegeIds(app, 2)) as [number, number];
  admin = await administratorOf(app, 'adm.one', mine);
}, 90_000);
beforeEach(() => emptyTables(app.db, 'admin_analytics.broadcasts', 'admin_analytics.college_consents'));

const allow = ({ browser }: TestUser, level = 'messages', collegeId = mine) =>
  browser.put(`/api/privacy/consents/${collegeId}`).send({ level }).expect(200);
const inboxOf = async ({ browser }: TestUser) => (await browser.get(INBOX).expect(200)).body as Message[];
const received = (user: TestUser) =>
  eventually(async () => {
    const found = await inboxOf(user);
    return found.length > 0 ? found : null;
  });
const sent = async ({ browser }: TestUser = admin) =>
  ((await browser.post(BROADCASTS).send(BROADCAST).expect(201)).body as { id: number }).id;

describe('a message of a college to students', () => {
  it('reaches only students who allow it, and reports fewer than ten recipients as "<10"', async () => {
    const [kim, lee, max] = [await student(app, name()), await student(app, name()), await student(app, name())];
    await allow(kim);
    await allow(lee, 'messages', other);
    const { body } = await admin.browser.post(BROADCASTS).send(BROADCAST).expect(201);
    expect(body).toMatchObject({ ...BROADCAST, status: 'sent', delivered: '<10' });

    expect(await received(kim)).toMatchObject([{ ...BROADCAST, collegeId: mine, isSubscribed: true, readAt: null }]);
    expect(await inboxOf(lee)).toEqual([]);
    expect(await inboxOf(max)).toEqual([]);
    const notifications = await eventually(async () => {
      const { body: found } = await kim.browser.get('/api/notifications').expect(200);
      return JSON.stringify(found).includes('sent you a message') ? JSON.stringify(found) : null;
    });
    expect(notifications).toContain(`/college-messages?message=${(body as { id: number }).id}`);
    const conversations = (await kim.browser.get('/api/conversations').expect(200)).body as unknown;
    expect(JSON.stringify(conversations)).not.toContain(BROADCAST.subject);
    // No field that the college can read names or counts the recipients.
    const { rows } = (await admin.browser.get(BROADCASTS).expect(200)).body as { rows: object[] };
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([
      'answers authorName canApprove content createdAt decidedAt delivered id isOwn status subject'.split(' '),
    ]);
  });

  it('is possible once in 14 days, also with concurrent requests', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.browser.post(BROADCASTS).send(BROADCAST)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);

    const { body } = await admin.browser.post(BROADCASTS).send(BROADCAST).expect(409);
    expect(body).toMatchObject({ code: 'admin-analytics.broadcast-too-soon' });
    await app.db.query(`UPDATE admin_analytics.broadcasts SET decided_at = now() - interval '14 days'`);
    await sent();
  });

  it('is not delivered to a student who unsubscribed', async () => {
    const [kim, lee] = [await student(app, name()), await student(app, name())];
    await allow(kim);
    await allow(lee);
    await allow(kim, 'none');
    await sent();
    await received(lee);

    expect(await inboxOf(kim)).toEqual([]);
  });

  it('reaches minors, who cannot answer it', async () => {
    const kid = await minor(app, name());
    await allow(kid);
    const id = await sent();
    expect(await received(kid)).toMatchObject([{ canAnswer: false }]);

    await kid.browser.post(`${INBOX}/${id}/answers`).send({ content: 'Hello' }).expect(403);
  });

  it.each<[object, string, RegExp]>([
    [{ content: BROADCAST.content }, 'subject', /^Write a subject$/],
    [{ ...BROADCAST, subject: ' ' }, 'subject', /^Write a subject$/],
    [{ ...BROADCAST, content: '' }, 'content', /^Write a message$/],
    [{ ...BROADCAST, subject: 'ab' }, 'subject', /^Write a subject of at least 3 characters$/],
    [{ ...BROADCAST, subject: 'two\nlines' }, 'subject', /control characters/],
    [{ ...BROADCAST, subject: 'x'.repeat(121) }, 'subject', /up to 120/],
    [{ ...BROADCAST, content: 'short' }, 'content', /at least 10/],
    [{ ...BROADCAST, content: 'x'.repeat(4_001) }, 'content', /up to 4,000/],
    [{ ...BROADCAST, content: 7 }, 'content', /^Write a message/],
    [{ ...BROADCAST, collegeId: 2 }, 'collegeId', /./],
  ])('rejects %j and names the field', async (words, field, message) => {
    const { body } = await admin.browser.post(BROADCASTS).send(words).expect(400);
    const [error] = (body as { errors: { field: string; message: string }[] }).errors;
    expect(error).toEqual({ field, message: expect.stringMatching(message) });
  });
});

describe('an answer to a message of a college', () => {
  it('shows the name of the answering student to the college, which can reply', async () => {
    const [kim, lee] = [await student(app, name()), await student(app, name())];
    await allow(kim);
    await allow(lee);
    const id = await sent();
    await received(kim);
    await received(lee);
    await kim.browser.put(`${INBOX}/${id}/read`).expect(204);
    await kim.browser.post(`${INBOX}/${id}/answers`).send({ content: 'Is there parking?' }).expect(204);

    const threads = (await admin.browser.get(`${BROADCASTS}/${id}/answers`).expect(200)).body as unknown[];
    expect(threads).toMatchObject([{ studentId: kim.id, answers: [{ content: 'Is there parking?' }] }]);
    await updateUserRow(app, kim, 'suspended_at = now()');
    expect((await admin.browser.get(`${BROADCASTS}/${id}/answers`).expect(200)).body).toEqual([]);
    await updateUserRow(app, kim, 'suspended_at = NULL');
    await admin.browser.post(`${BROADCASTS}/${id}/answers/${lee.id}`).send({ content: 'Hello' }).expect(404);
    await admin.browser.post(`${BROADCASTS}/${id}/answers/${kim.id}`).send({ content: 'Yes.' }).expect(204);
    expect((await inboxOf(kim))[0]!.answers.map(({ content }) => content)).toEqual(['Is there parking?', 'Yes.']);
    expect((await inboxOf(lee))[0]!.answers).toEqual([]);
    await allow(kim, 'none');
    await admin.browser.post(`${BROADCASTS}/${id}/answers/${kim.id}`).send({ content: 'More' }).expect(409);
  });

  it.each([[''], [7], ['x'.repeat(4_001)], ['a NUL \u0000']])('rejects the content %j', async (content) => {
    const { body } = await admin.browser.post(`${BROADCASTS}/1/answers/1`).send({ content }).expect(400);
    expect((body as { errors: { field: string }[] }).errors).toMatchObject([{ field: 'content' }]);
  });
});

describe('other students, colleges and alumni', () => {
  it('cannot read or send messages of the college', async () => {
    const kim = await student(app, name());
    await allow(kim);
    const id = await sent();
    await received(kim);
    const stranger = await student(app, name());
    await stranger.browser.put(`${INBOX}/${id}/read`).expect(404);
    await stranger.browser.post(`${INBOX}/${id}/answers`).send({ content: 'Hello' }).expect(404);

    const neighbor = await administratorOf(app, 'adm.two', other);
    expect((await neighbor.browser.get(BROADCASTS).expect(200)).body).toMatchObject({ rows: [] });
    await neighbor.browser.post(`${BROADCASTS}/${id}/approve`).expect(404);
    await neighbor.browser.post(`${BROADCASTS}/${id}/decline`).expect(404);
    await neighbor.browser.delete(`${BROADCASTS}/${id}`).expect(404);
    await neighbor.browser.get(`${BROADCASTS}/${id}/answers`).expect(404);
    await neighbor.browser.post(`${BROADCASTS}/${id}/answers/${kim.id}`).send({ content: 'Hi' }).expect(404);
    for (const { browser } of [kim, await alumniOf(app, 'alum.one', mine)]) {
      await browser.post(BROADCASTS).send(BROADCAST).expect(403);
    }
  });
});

describe('the second administrator of a college', () => {
  let colleague: TestUser;
  beforeAll(async () => (colleague = await administratorOf(app, 'adm.three', mine)), 30_000);

  it('approves a message before it is delivered', async () => {
    const kim = await student(app, name());
    await allow(kim);
    const { body } = await admin.browser.post(BROADCASTS).send(BROADCAST).expect(201);
    const { id } = body as { id: number };
    expect(body).toMatchObject({ status: 'waiting', delivered: null });
    await admin.browser.post(`${BROADCASTS}/${id}/approve`).expect(403);
    expect(await inboxOf(kim)).toEqual([]);

    const answers = await Promise.all([1, 2].map(() => colleague.browser.post(`${BROADCASTS}/${id}/approve`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await received(kim)).toHaveLength(1);
  });

  it('declines a message, and its author can withdraw one', async () => {
    const id = await sent();
    await colleague.browser.delete(`${BROADCASTS}/${id}`).expect(403);
    await colleague.browser.post(`${BROADCASTS}/${id}/decline`).expect(204);
    await admin.browser.delete(`${BROADCASTS}/${id}`).expect(409);

    const next = await sent();
    await admin.browser.delete(`${BROADCASTS}/${next}`).expect(204);
    const { body } = await admin.browser.get(`${BROADCASTS}?limit=1`).expect(200);
    expect(body).toMatchObject({ rows: [{ id: next, status: 'withdrawn' }], hasMore: true, nextPossibleAt: null });
  });
});
