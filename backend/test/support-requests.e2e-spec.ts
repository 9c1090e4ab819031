import { registered, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { operator } from './support/moderation';
import { administratorOf, alumniOf, confirmed, student, type TestUser } from './support/test-users';

const SUPPORT_REQUEST = { subject: 'Importing our alumni', message: 'Our list has 30,000 rows.\nCan you import it?' };

let app: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  app = await startApp();
  moderator = await operator(app, 'oper');
}, 90_000);

describe('support requests', () => {
  it('are stored, confirmed by email and shown to operators until one closes them', async () => {
    const ada = await student(app, 'ada');
    const { body } = await ada.browser.post('/api/support').send(SUPPORT_REQUEST).expect(201);
    expect(body).toEqual({ id: expect.any(Number), ...SUPPORT_REQUEST, createdAt: expect.any(String) });
    const copy = await eventually(
      async () => app.mails.find(({ subject }) => subject.includes(SUPPORT_REQUEST.subject)) ?? null,
    );
    expect(copy.text).toContain('\n> Our list has 30,000 rows.\n> Can you import it?\n');

    const list = async () =>
      (await moderator.browser.get('/api/moderation/support').expect(200)).body as { id: number }[];
    expect(await list()).toEqual([{ ...body, from: { id: ada.id, fullName: expect.any(String), email: copy.to } }]);
    await moderator.browser.post(`/api/moderation/support/${body.id}/close`).expect(204);
    await moderator.browser.post(`/api/moderation/support/${body.id}/close`).expect(404);
    expect(await list()).toEqual([]);
  });

  it('are stored once for a double click', async () => {
    const ben = await student(app, 'ben');
    const answers = await Promise.all([1, 2, 3].map(() => ben.browser.post('/api/support').send(SUPPORT_REQUEST)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  });

  it('are open to everyone with an account, and send no email to an unconfirmed address', async () => {
    const newcomer = await registered(app, studentForm('new.comer'));
    const pending = await confirmed(
      app,
      studentForm('adm.p', { role: 'college_admin', collegeId: 1, birthDate: '1980-05-05' }),
    );
    await newcomer
      .post('/api/support')
      .send({ ...SUPPORT_REQUEST, subject: 'Not confirmed' })
      .expect(201);
    await pending.browser
      .post('/api/support')
      .send({ ...SUPPORT_REQUEST, subject: 'Not verified' })
      .expect(201);
    await eventually(async () => app.mails.find(({ subject }) => subject.includes('Not verified')) ?? null);

    expect(app.mails.filter(({ subject }) => subject.includes('Not confirmed'))).toEqual([]);
    await app.visitor().post('/api/support').send(SUPPORT_REQUEST).expect(401);
  });

  it.each([
    [{ subject: '', message: SUPPORT_REQUEST.message }, 'subject'],
    [{ subject: 'ab', message: SUPPORT_REQUEST.message }, 'subject'],
    [{ subject: 'x'.repeat(121), message: SUPPORT_REQUEST.message }, 'subject'],
    [{ subject: 'two\nlines', message: SUPPORT_REQUEST.message }, 'subject'],
    [{ subject: SUPPORT_REQUEST.subject, message: 'short' }, 'message'],
    [{ subject: SUPPORT_REQUEST.subject, message: 'x'.repeat(5_001) }, 'message'],
    [{ subject: SUPPORT_REQUEST.subject, message: 'a NUL \u0000 in it' }, 'message'],
    [{ subject: SUPPORT_REQUEST.subject, message: 7 }, 'message'],
    [{ ...SUPPORT_REQUEST, userId: 1 }, 'userId'],
  ])('reject %j and name the field', async (words, field) => {
    const someone = await alumniOf(app, `alum.${Math.random().toString(36).slice(2, 8)}`, 1);
    const { body } = await someone.browser.post('/api/support').send(words).expect(400);

    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });

  it('can be read and closed only by operators', async () => {
    for (const { browser } of [await student(app, 'cleo'), await administratorOf(app, 'adm.one', 1)]) {
      await browser.get('/api/moderation/support').expect(403);
      await browser.post('/api/moderation/support/1/close').expect(403);
    }
  });
});
