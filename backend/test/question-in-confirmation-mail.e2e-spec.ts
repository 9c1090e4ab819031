import { alumniForm, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { alumniOf, confirmed } from './support/test-users';
import { mailsTo } from './support/traces';

let app: TestApp;
let noor: number;
let hidden: number;
beforeAll(async () => {
  app = await startApp();
  const alum = await confirmed(app, alumniForm('noor', { alumniCollegeId: 1, fullName: 'Noor Haddad' }));
  const other = await alumniOf(app, 'hidden', 1);
  [noor, hidden] = [alum.id, other.id];
  await alum.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
  await other.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
});

const register = (username: string, questionTo: unknown) =>
  app
    .visitor()
    .post('/api/register')
    .send({ ...studentForm(username), questionTo });

/** Returns the subject of the confirmation mail to a new account. */
async function subjectFor(username: string, questionTo: unknown): Promise<string> {
  await register(username, questionTo).expect(201);
  const mails = await eventually(() => {
    const sent = mailsTo(app, studentForm(username).email as string, /^Confirm/);
    return sent.length > 0 ? sent : null;
  });
  return mails[0]!.subject;
}

describe('the confirmation mail of a visitor who wrote a question', () => {
  it('names the alum', async () => {
    expect(await subjectFor('asks.noor', noor)).toBe('Confirm to send your question to Noor');
  });

  it.each([
    ['is hidden from visitors', () => hidden],
    ['doesn’t exist', () => 2_000_000_000],
    ['wasn’t selected', () => null],
  ])('names no one who %s', async (_, questionTo) => {
    const id = questionTo();
    expect(await subjectFor(`asks.${id}`, id)).toMatch(/^Confirm your email address/);
  });

  it.each([0, -1, 1.5, 2_147_483_648, 1e21, '7', [7], {}, true])('is refused for %p', async (questionTo) => {
    const { body } = await register('asks.nonsense', questionTo).expect(400);
    expect(body.errors).toEqual([
      { field: 'questionTo', message: 'The recipient of the question must be a valid person ID' },
    ]);
  });
});
