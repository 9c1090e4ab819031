import { alumniForm, confirmAddress, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, type TestUser, student, unconfirmedPerson } from './support/test-users';
import { SendRequestDrafts } from '../src/contexts/mentorship/application/request-drafts/request-drafts';
import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';

interface Draft {
  readonly userId: number;
  readonly displayName: string | null;
  readonly message: string | null;
  readonly refusal: string | null;
}

let app: TestApp;
let seen: TestUser;
let hidden: TestUser;
beforeAll(async () => {
  app = await startApp();
  seen = await alumniOf(app, 'seen', 1);
  hidden = await alumniOf(app, 'hidden', 1);
  await choose(seen, { isProfileVisible: true });
  await choose(hidden, { isProfileVisible: false });
});

const NOBODY = 2_147_483_647;
let people = 0;
const newStudent = () => unconfirmedPerson(app, studentForm(`writer${(people += 1)}`));
const choose = ({ browser }: TestUser, choices: object) =>
  browser.patch('/api/privacy/preferences').send(choices).expect(200);
const save = ({ browser }: TestUser, userId: number, body: object = { message: 'May I ask you?' }) =>
  browser.put(`/api/connections/drafts/${userId}`).send(body);
const drafts = async ({ browser }: TestUser) =>
  (await browser.get('/api/connections/drafts').expect(200)).body as Draft[];
const asked = async ({ id }: TestUser) =>
  app.db.query<{ toUserId: number; message: string }[]>(
    'SELECT to_user_id AS "toUserId", message FROM mentorship.connections WHERE from_user_id = $1 ORDER BY id',
    [id],
  );
const settled = (writer: TestUser) =>
  eventually(async () => (await drafts(writer)).every(({ refusal }) => refusal !== null));

describe('a request of a student whose address is not confirmed', () => {
  it('is rejected, and can be saved, changed and discarded', async () => {
    const writer = await newStudent();
    await writer.browser.post('/api/connections').send({ toUserId: seen.id, message: 'Hello' }).expect(403);
    expect(await drafts(writer)).toEqual([]);

    await save(writer, seen.id, { message: 'First' }).expect(204);
    await save(writer, seen.id, { message: ' Second ' }).expect(204);
    expect(await drafts(writer)).toEqual([
      {
        about: null,
        userId: seen.id,
        displayName: 'Robin Example',
        avatarUrl: null,
        isSample: false,
        message: 'Second',
        savedAt: expect.stringMatching(/Z$/),
        refusal: null,
      },
    ]);

    await writer.browser.delete(`/api/connections/drafts/${seen.id}`).expect(204);
    await writer.browser.delete(`/api/connections/drafts/${seen.id}`).expect(204);
    expect(await drafts(writer)).toEqual([]);
  });

  it('gets the same response for a visible, a hidden, an unconfirmed and an unknown person', async () => {
    const writer = await newStudent();
    const unconfirmed = await unconfirmedPerson(app, alumniForm('unconfirmed.alumna'));
    const answers = [];
    for (const userId of [seen.id, hidden.id, unconfirmed.id, NOBODY]) {
      const { status, text } = await save(writer, userId);
      answers.push([status, text]);
      if (userId !== seen.id) {
        expect((await drafts(writer)).find((draft) => draft.userId === userId)).toMatchObject({ displayName: null });
        await writer.browser.delete(`/api/connections/drafts/${userId}`).expect(204);
      }
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => [204, '']));
  });

  it('follows the rules of every request', async () => {
    const writer = await newStudent();
    const fieldsOf = async (body: object) => {
      const answer = await save(writer, seen.id, body).expect(400);
      return (answer.body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    };

    expect(await fieldsOf({ message: 'x'.repeat(5_001) })).toEqual(['message']);
    expect(await fieldsOf({ message: 'a\u0000b' })).toEqual(['message']);
    expect(await fieldsOf({ message: 7 })).toEqual(['message']);
    expect(await fieldsOf({ message: 'x', toUserId: 1 })).toEqual(['toUserId']);
    expect((await save(writer, writer.id).expect(400)).body.code).toBe('mentorship.yourself');
    await writer.browser.put('/api/connections/drafts/0').send({}).expect(400);
    await save(writer, seen.id, {}).expect(204);
    expect(await drafts(writer)).toMatchObject([{ message: null }]);
  });

  it('is limited to three drafts', async () => {
    const writer = await newStudent();
    for (const userId of [seen.id, hidden.id, NOBODY]) await save(writer, userId).expect(204);

    expect((await save(writer, NOBODY - 1).expect(409)).body.code).toBe('mentorship.too-many-drafts');
    await save(writer, NOBODY).expect(204);
  });

  it('is limited to three drafts when many are saved concurrently', async () => {
    const writer = await newStudent();
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map(async (n) => (await save(writer, NOBODY - n)).status));

    expect(statuses.sort()).toEqual([204, 204, 204, 409, 409, 409]);
  });

  it('is visible only to its author, and rejected for visitors and administrators', async () => {
    const writer = await newStudent();
    await save(writer, seen.id).expect(204);
    const dean = await administratorOf(app, 'dean', 1);

    expect(await drafts(seen)).toEqual([]);
    expect(await drafts(await newStudent())).toEqual([]);
    for (const [browser, status] of [
      [app.browser(), 401],
      [dean.browser, 403],
    ] as const) {
      await browser.get('/api/connections/drafts').expect(status);
      await browser.put(`/api/connections/drafts/${seen.id}`).send({}).expect(status);
      await browser.delete(`/api/connections/drafts/${seen.id}`).expect(status);
    }
  });
});

describe('when the address is confirmed', () => {
  it('the request is sent once, and the draft is deleted', async () => {
    const writer = await newStudent();
    await save(writer, seen.id, { message: 'May I ask you something?' }).expect(204);
    expect(await asked(writer)).toEqual([]);
    await confirmAddress(app, writer.id);
    await eventually(async () => (await asked(writer)).length > 0);
    await app.app.get(SendRequestDrafts, { strict: false }).execute(writer.id);

    expect(await asked(writer)).toEqual([{ toUserId: seen.id, message: 'May I ask you something?' }]);
    expect(await drafts(writer)).toEqual([]);
    const { body } = await seen.browser.get('/api/connection-requests').expect(200);
    expect(body).toMatchObject([{ sender: { id: writer.id }, message: { content: 'May I ask you something?' } }]);
  });

  it('one request is sent when several servers send concurrently', async () => {
    const writer = await newStudent();
    await save(writer, seen.id).expect(204);
    const send = app.app.get(SendRequestDrafts, { strict: false });
    await confirmAddress(app, writer.id);
    await Promise.all([send.execute(writer.id), send.execute(writer.id), send.execute(writer.id)]);

    expect(await asked(writer)).toHaveLength(1);
    expect(await drafts(writer)).toEqual([]);
  });

  it('an unsent draft keeps its reason, which is the same for hidden and unknown people', async () => {
    const writer = await newStudent();
    const choosy = await alumniOf(app, 'choosy', 1);
    await choose(choosy, { isProfileVisible: true, allowStudentConnections: false });
    for (const userId of [hidden.id, NOBODY, choosy.id]) await save(writer, userId).expect(204);
    await confirmAddress(app, writer.id);
    await settled(writer);

    expect((await drafts(writer)).map(({ userId, displayName, refusal }) => [userId, displayName, refusal])).toEqual([
      [hidden.id, null, 'unreachable'],
      [NOBODY, null, 'unreachable'],
      [choosy.id, 'Robin Example', 'not-accepting'],
    ]);
    expect(await asked(writer)).toEqual([]);
  });

  it('no draft can be saved, and an unsent one is deleted when the request is sent directly', async () => {
    const writer = await newStudent();
    const choosy = await alumniOf(app, 'choosy.at.first', 1);
    await choose(choosy, { isProfileVisible: true, allowStudentConnections: false });
    await save(writer, choosy.id).expect(204);
    await confirmAddress(app, writer.id);
    await settled(writer);

    expect((await save(writer, choosy.id).expect(409)).body.code).toBe('mentorship.send-instead');
    await choose(choosy, { allowStudentConnections: true });
    await writer.browser.post('/api/connections').send({ toUserId: choosy.id, message: 'Again' }).expect(201);
    expect(await drafts(writer)).toEqual([]);
  });
});

describe('request drafts', () => {
  it('are deleted after 90 days', async () => {
    const writer = await newStudent();
    for (const userId of [seen.id, hidden.id]) await save(writer, userId).expect(204);
    const savedDaysAgo = (days: number, userId: number) =>
      app.db.query(
        `UPDATE mentorship.request_drafts SET saved_at = now() - $1 * interval '1 day'
         WHERE user_id = $2 AND to_user_id = $3`,
        [days, writer.id, userId],
      );
    await savedDaysAgo(89, seen.id);
    await savedDaysAgo(91, hidden.id);
    await app.app.get(ScheduledDeletions, { strict: false }).run('forget-old-request-drafts');

    expect((await drafts(writer)).map(({ userId }) => userId)).toEqual([seen.id]);
  });

  it('are rejected for a confirmed student', async () => {
    const confirmed = await student(app, 'confirmed.student');

    expect((await save(confirmed, seen.id).expect(409)).body.code).toBe('mentorship.send-instead');
    expect(await drafts(confirmed)).toEqual([]);
  });
});
