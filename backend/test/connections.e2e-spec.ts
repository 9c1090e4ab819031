import { ConnectionAccepted } from '../src/contexts/mentorship/integration-events/connection-events';
import { heardOf } from './support/rows';
import { alumniForm, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, type TestUser, student, unconfirmedPerson } from './support/test-users';
import {
  accept,
  postConnection,
  createConnection,
  patchConnection,
  backdateConnections,
  end,
  mentor,
  minor,
  relation,
} from './support/connections';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
});
beforeEach(() => app.db.query('DELETE FROM mentorship.connections'));

const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string;
const list = async ({ browser }: TestUser, query = '') =>
  (await browser.get(`/api/connections${query}`).expect(200)).body as {
    id: number;
    canRequestAgainAt: string | null;
  }[];

describe('asking a user to connect', () => {
  it('creates a pending request that is listed for both users', async () => {
    const { body } = await postConnection(robin, ada, '  Hello\r\nAda  ').expect(201);

    expect(body).toEqual({
      id: expect.any(Number),
      fromUserId: robin.id,
      toUserId: ada.id,
      status: 'pending',
      closedBy: null,
      message: 'Hello\nAda',
      about: null,
      question: null,
      answer: null,
      reason: null,
      canRequestAgainAt: null,
      createdAt: MOMENT,
      updatedAt: MOMENT,
      expiresAt: MOMENT,
      other: {
        id: ada.id,
        displayName: 'ada Mentor',
        avatarUrl: null,
        isSample: false,
        role: 'alumni',
        hasProfile: true,
      },
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(10 * 86_400_000);
    expect(await list(robin)).toEqual([body]);
    expect(await list(ada)).toEqual([
      {
        ...body,
        other: {
          id: robin.id,
          displayName: 'Robin Example',
          avatarUrl: null,
          isSample: false,
          role: 'student',
          hasProfile: true,
        },
      },
    ]);
  });

  it.each([undefined, '', '  \n '])('uses the default message for %j', async (message) => {
    const { body } = await postConnection(robin, ada, message).expect(201);
    expect(body.message).toBe("Hi, I'd like to connect with you for mentorship!");
  });

  it('uses a different default message between alumni', async () => {
    const eve = await mentor(app, 'eve');
    const { body } = await eve.browser.post('/api/connections/request').send({ recipientId: ada.id }).expect(201);
    expect(body.message).toBe("Hi ada, I'm a fellow alum and would like to connect with you in the alumni network.");
  });

  it('changes nothing the second time, with either field name and from either side', async () => {
    const first = (await postConnection(robin, ada, 'Hello').expect(201)).body;
    expect((await postConnection(robin, ada, 'Hello again').expect(200)).body).toEqual(first);
    const named = { recipientId: ada.id, message: 'And again' };
    expect((await robin.browser.post('/api/connections').send(named).expect(200)).body).toEqual(first);
    await robin.browser.post('/api/connections/request').send({ recipientId: ada.id }).expect(200);
    expect((await postConnection(ada, robin).expect(200)).body.id).toBe(first.id);

    await accept(ada, first.id).expect(200);
    expect((await postConnection(robin, ada).expect(200)).body).toMatchObject({ id: first.id, status: 'connected' });
  });

  it('returns the same response for a repeated Idempotency-Key', async () => {
    const send = () => postConnection(robin, ada, 'Hello').set('Idempotency-Key', 'robin-asks-ada');
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
  });

  it.each<[string, () => object]>([
    ['both names', () => ({ toUserId: ada.id, recipientId: ada.id })],
    ['no name', () => ({ message: 'Hello' })],
    ['text for a number', () => ({ toUserId: String(ada.id) })],
    ['too large a number', () => ({ toUserId: 2_147_483_648 })],
    ['a number of which there is none', () => ({ recipientId: 0 })],
    ['a longer message than fits', () => ({ toUserId: ada.id, message: 'x'.repeat(5_001) })],
    ['a message that is none', () => ({ toUserId: ada.id, message: ['Hello'] })],
    ['a character that cannot be kept', () => ({ toUserId: ada.id, message: 'a\u0000b' })],
    ['a sender', () => ({ toUserId: ada.id, fromUserId: 1 })],
    ['a status', () => ({ toUserId: ada.id, status: 'connected' })],
    ['oneself', () => ({ toUserId: robin.id })],
    ['oneself by the other name', () => ({ recipientId: robin.id })],
  ])('is refused with %s', async (_, body) => {
    await robin.browser.post('/api/connections').send(body()).expect(400);
    expect(await list(robin)).toEqual([]);
  });

  it('requires a confirmed address', async () => {
    const sam = await unconfirmedPerson(app, studentForm('sam'));
    const { body } = await postConnection(sam, ada).expect(403);
    expect(body.code).toBe('identity.confirm-your-email');
    expect((await sam.browser.get(`/api/connections/with/${ada.id}`).expect(403)).body.code).toBe(body.code);
  });

  it('is limited to five open requests of a student; withdrawing one makes room for another', async () => {
    const mentors: TestUser[] = [];
    for (const n of [1, 2, 3, 4, 5]) mentors.push(await mentor(app, `five${n}`));
    const ids: number[] = [];
    for (const one of mentors) ids.push(await createConnection(robin, one));

    expect((await postConnection(robin, ada).expect(409)).body.code).toBe('mentorship.too-many-open-requests');
    expect(await relation(robin, ada)).toMatchObject({ mayRequest: false, why: 'too-many' });
    await end(robin, ids[0]!).expect(204);
    await postConnection(robin, ada).expect(201);
  });
});

describe('permission to ask', () => {
  const NOBODY = 2_000_000_000;
  const expectRefusedAsUnknown = async (from: TestUser, to: { id: number }): Promise<void> => {
    const [noOne, someone] = [
      await postConnection(from, { id: NOBODY }).expect(404),
      await postConnection(from, to).expect(404),
    ];
    const bare = ({ body }: { body: object }) => ({ ...body, requestId: '', instance: '' });
    expect(bare(someone)).toEqual(bare(noOne));
    expect(someone.body.code).toBe('mentorship.person-not-found');
    await from.browser.get(`/api/connections/with/${to.id}`).expect(404);
    expect(await list(from, '?status=pending')).toEqual([]);
  };

  it('adults cannot ask a minor', async () => {
    const kim = await minor(app, 'kim');
    for (const adult of [robin, ada]) await expectRefusedAsUnknown(adult, kim);
  });

  it('a minor can ask an adult, who cannot ask again when the connection has ended', async () => {
    const lou = await minor(app, 'lou');
    const id = await createConnection(lou, ada);
    expect((await accept(ada, id).expect(200)).body.other).toMatchObject({ displayName: 'Kim E.', avatarUrl: null });
    // Only the minor can ask again.
    await end(ada, id).expect(204);
    await expectRefusedAsUnknown(ada, lou);
  });

  it('alumni can ask an adult student unless the profile is private; students cannot', async () => {
    const sol = await student(app, 'sol');
    await postConnection(ada, sol).expect(201);
    await expectRefusedAsUnknown(robin, sol);
    const shy = await student(app, 'shy');
    await shy.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
    await app.db.query('DELETE FROM mentorship.connections');
    await expectRefusedAsUnknown(ada, shy);
  });

  it('students can ask alumni unless they are hidden, closing their account or suspended', async () => {
    const hidden = await mentor(app, 'hidden');
    await hidden.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    const [leaving, suspended] = [await mentor(app, 'leaving'), await mentor(app, 'suspended')];
    await app.db.query(
      `UPDATE identity.users SET closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'
       WHERE id = $1`,
      [leaving.id],
    );
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended.id]);
    for (const one of [hidden, leaving, suspended]) await expectRefusedAsUnknown(robin, one);

    const undecided = await confirmed(app, alumniForm('undecided'));
    await postConnection(robin, undecided).expect(201);
  });

  it('only alumni can ask alumni who don’t accept requests of students', async () => {
    const closed = await mentor(app, 'closed');
    await closed.browser.patch('/api/privacy/preferences').send({ allowStudentConnections: false }).expect(200);

    expect((await postConnection(robin, closed).expect(403)).body.code).toBe('mentorship.not-accepting-requests');
    expect(await relation(robin, closed)).toMatchObject({ mayRequest: false, why: 'not-accepting' });
    await postConnection(ada, closed).expect(201);
  });

  it('administrators can neither be asked nor ask anyone', async () => {
    const dean = await administratorOf(app, 'dean', 1);
    await expectRefusedAsUnknown(robin, dean);
    for (const to of [ada, robin, await minor(app, 'max')]) {
      expect((await postConnection(dean, to).expect(403)).body.code).toBe('mentorship.other-role');
    }
    expect(await relation(dean, ada)).toMatchObject({ state: 'none', mayRequest: false, why: 'role' });
    await dean.browser.get('/api/connections').expect(403);
  });

  it('visitors cannot ask anyone', async () => {
    const origin = app.settings.origin;
    await app.visitor().post('/api/connections').set('Origin', origin).send({ toUserId: ada.id }).expect(401);
    await app.visitor().get('/api/connections').expect(401);
  });
});

describe('answering a request', () => {
  it('with an acceptance connects both users; repeating it changes nothing', async () => {
    const acceptedEvents = heardOf(app, ConnectionAccepted);
    const id = await createConnection(robin, ada);
    const yes = (await accept(ada, id).expect(200)).body;
    expect(yes).toMatchObject({ status: 'connected', expiresAt: null });
    expect((await accept(ada, id).expect(200)).body).toEqual(yes);
    expect(await relation(robin, ada)).toMatchObject({ state: 'connected', mayRequest: false, why: null });
    expect(acceptedEvents.filter(({ connectionId }) => connectionId === id)).toHaveLength(1);
  });

  it('with a decline blocks new requests from either person for thirty days', async () => {
    const id = await createConnection(robin, ada);
    const no = { status: 'declined', reason: 'No time' };
    expect((await patchConnection(ada, id, no).expect(200)).body).toMatchObject({ ...no, canRequestAgainAt: null });
    const [shown] = await list(robin);
    expect(shown).toMatchObject({ ...no, canRequestAgainAt: MOMENT });

    const refused = (await postConnection(robin, ada).expect(409)).body;
    expect(refused.code).toBe('mentorship.request-too-soon');
    const again = new Date(shown!.canRequestAgainAt!);
    expect(refused.detail).toContain(again.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
    expect(await relation(robin, ada)).toMatchObject({ state: 'declined', mayRequest: false, why: 'too-soon' });
    await accept(ada, id).expect(409);
    await backdateConnections(app, 30);
    expect(await relation(robin, ada)).toMatchObject({ state: 'declined', mayRequest: true, why: null });
    expect((await postConnection(robin, ada, 'Now?').expect(201)).body).toMatchObject({
      id,
      message: 'Now?',
      reason: null,
    });
  });

  it('with a question keeps the request pending, and the sender’s answer restarts the ten days', async () => {
    const id = await createConnection(robin, ada);
    await patchConnection(robin, id, { answer: 'Unasked' }).expect(409);
    expect((await patchConnection(ada, id, { question: ' Why? ' }).expect(200)).body).toMatchObject({
      question: 'Why?',
    });
    await patchConnection(ada, id, { question: 'Why?' }).expect(200);
    expect((await patchConnection(ada, id, { question: 'And why?' }).expect(409)).body.code).toBe(
      'mentorship.already-asked',
    );
    await patchConnection(ada, id, { answer: 'Because' }).expect(403);

    await backdateConnections(app, 5);
    const { body } = await patchConnection(robin, id, { answer: 'Because' }).expect(200);
    expect(body).toMatchObject({ status: 'pending', question: 'Why?', answer: 'Because' });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(9.9 * 86_400_000);
    await patchConnection(robin, id, { answer: 'Or not' }).expect(409);
  });

  it('is only for the recipient', async () => {
    const id = await createConnection(robin, ada);
    for (const body of [{ status: 'connected' }, { status: 'declined' }, { question: 'Why?' }]) {
      expect((await patchConnection(robin, id, body).expect(403)).body.code).toBe('mentorship.other-side');
    }
    const stranger = await mentor(app, 'stranger');
    await accept(stranger, id).expect(404);
    await end(stranger, id).expect(404);
    await accept(ada, 2_000_000_000).expect(404);
    expect(await list(stranger)).toEqual([]);
    expect(await list(robin)).toMatchObject([{ id, status: 'pending' }]);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['two things at once', { status: 'connected', question: 'Why?' }],
    ['a question with its answer', { question: 'Why?', answer: 'Because' }],
    ['a status that is no one’s to set', { status: 'closed' }],
    ['a reason for a yes', { status: 'connected', reason: 'Nice' }],
    ['no status', { status: null }],
    ['an empty question', { question: ' ' }],
    ['a longer answer than fits', { answer: 'x'.repeat(1_001) }],
    ['a reason that is no text', { status: 'declined', reason: 7 }],
    ['another recipient', { status: 'connected', toUserId: 1 }],
  ])('rejects %s', async (_, body) => {
    const id = await createConnection(robin, ada);
    await patchConnection(ada, id, body).expect(400);
    expect(await list(robin)).toMatchObject([{ status: 'pending', question: null }]);
  });
});
