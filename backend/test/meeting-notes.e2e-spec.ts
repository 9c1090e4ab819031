import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { createConnection, connected, mentor, minor } from './support/connections';
import {
  anHour,
  cancelMeeting,
  backdateMeeting,
  listMeetings,
  getMeeting,
  respond,
  scheduleMeeting,
} from './support/meetings';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let id: number;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  await connected(robin, ada);
});
beforeEach(async () => {
  await app.db.query('DELETE FROM mentorship.meetings');
  id = (await scheduleMeeting(robin, ada)).id;
});

interface Notes {
  readonly agenda: string | null;
  readonly notes: string | null;
  readonly actionItems: { id: number; text: string; ownerId: number | null; dueOn: string | null; isDone: boolean }[];
  readonly privateNote: string | null;
  readonly version: number;
}
const path = (meetingId: number): string => `/api/meetings/${meetingId}/notes`;
const read = async ({ browser }: TestUser): Promise<Notes> => (await browser.get(path(id)).expect(200)).body as Notes;
const write = ({ browser }: TestUser, changes: object) => browser.put(path(id)).send(changes);
const written = async (user: TestUser, changes: object): Promise<Notes> =>
  (await write(user, changes).expect(200)).body as Notes;

describe('notes of a meeting', () => {
  it('are empty at first, then contain what both people wrote', async () => {
    const blank = { agenda: null, notes: null, actionItems: [], privateNote: null, version: 0 };
    expect(await read(ada)).toEqual({ ...blank, editedBy: null, editedAt: null });

    const text = '  - what to study\n\t- where  ';
    const first = await written(robin, { version: 0, agenda: text.replace('\n', '\r\n') });
    expect(first).toEqual({
      ...blank,
      agenda: text,
      version: 1,
      editedBy: {
        id: robin.id,
        displayName: 'Robin Example',
      },
      editedAt: expect.stringMatching(/Z$/),
    });
    expect(await read(ada)).toEqual(first);
    expect(await written(ada, { version: 1, notes: 'Physics 🌱', agenda: ' \n ' })).toMatchObject({
      agenda: null,
      notes: 'Physics 🌱',
      version: 2,
      editedBy: {
        id: ada.id,
        displayName: 'ada Mentor',
      },
    });
  });

  it('contain action items that can be added, changed, moved and removed', async () => {
    const item = { ownerId: null, dueOn: null, isDone: false };
    const first = await written(robin, {
      version: 0,
      actionItems: [{ text: ' Write a letter ', ownerId: robin.id, dueOn: '2027-03-14' }, { text: 'Read it' }],
    });
    expect(first.actionItems).toEqual([
      { ...item, id: expect.any(Number), text: 'Write a letter', ownerId: robin.id, dueOn: '2027-03-14' },
      { ...item, id: expect.any(Number), text: 'Read it' },
    ]);
    const [letter, reading] = first.actionItems;
    const next = [{ ...reading!, ownerId: ada.id, isDone: true }, { text: 'Celebrate' }, letter!];
    const second = await written(ada, { version: 1, actionItems: next });
    expect(second.actionItems.map(({ text }) => text)).toEqual(['Read it', 'Celebrate', 'Write a letter']);
    expect(second.actionItems[0]).toEqual({ ...reading, ownerId: ada.id, isDone: true });
    expect(second.actionItems[2]).toEqual(letter);

    const [, , last] = second.actionItems;
    expect((await written(robin, { version: 2, actionItems: [last] })).actionItems).toEqual([letter]);
    const gone = await write(ada, { version: 3, actionItems: [last, reading] }).expect(400);
    expect(gone.body.errors).toMatchObject([{ field: 'actionItems.1.id' }]);
    expect((await written(ada, { version: 3, actionItems: [] })).actionItems).toEqual([]);
  });

  it('never overwrite other changes: the second writer gets a conflict, and nothing of that write is stored', async () => {
    await written(ada, { version: 0, notes: 'Ada’s words' });
    const late = { version: 0, notes: 'Robin’s words', privateNote: 'Ask her' };
    expect((await write(robin, late).expect(409)).body).toMatchObject({ code: 'mentorship.notes-changed' });
    expect(await read(robin)).toMatchObject({ notes: 'Ada’s words', privateNote: null, version: 1 });
    expect((await write(robin, { ...late, version: 2 }).expect(409)).body).not.toHaveProperty('notes');
    expect(await written(robin, { ...late, version: 1 })).toMatchObject({ notes: 'Robin’s words', version: 2 });
  });

  it('accept a repeated write', async () => {
    const changes = { version: 0, agenda: 'What to study' };
    const first = await written(robin, changes);
    expect(await written(robin, changes)).toEqual(first);
  });

  it('lose no text in concurrent writes', async () => {
    const ROUNDS = 8;
    for (let round = 0; round < ROUNDS; round++) {
      const { version } = await read(robin);
      const both = await Promise.all([
        write(robin, { version, notes: `Robin ${round}` }),
        write(ada, { version, notes: `Ada ${round}` }),
        write(robin, { version, notes: `Robin ${round}`, agenda: `Plan ${round}` }),
      ]);
      const kept = both.filter(({ status }) => status === 200);
      expect(both.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(kept.length).toBeGreaterThan(0);
      const now = await read(ada);
      // A write that returned 200 is stored, unless a later writer had read it.
      expect(now.version).toBe(version + 1);
      expect(kept.map(({ body }) => (body as Notes).notes)).toContain(now.notes);
      for (const { body } of kept) expect((body as Notes).notes).toBe(now.notes);
    }
  });
});

describe('a private note', () => {
  it('is visible only to its author', async () => {
    const secret = 'ZYX he is late again';
    await written(robin, { version: 0, agenda: 'What to study' });
    // A private note can be saved with any version of the shared notes.
    expect(await written(ada, { version: 0, privateNote: secret })).toMatchObject({ privateNote: secret, version: 1 });
    await written(robin, { version: 1, privateNote: 'Mine' });
    expect((await read(ada)).privateNote).toBe(secret);

    await backdateMeeting(app, id, 72);
    const answers = [
      await robin.browser.get(path(id)),
      await write(robin, { version: 1, notes: 'More' }),
      await write(robin, { version: 0, notes: 'Less' }),
      await robin.browser.post(`/api/meetings/${id}/outcome`).send({ outcome: 'happened' }),
      await robin.browser.get(`/api/meetings/${id}`),
      await robin.browser.get('/api/meetings'),
      await robin.browser.get(`/api/meetings/${id}.ics`),
      await robin.browser.get(`/api/connections/with/${ada.id}`),
    ];
    for (const { text } of answers) expect(text).not.toContain('ZYX');
    expect(app.mails.filter(({ text }) => text.includes('ZYX'))).toEqual([]);
    expect((await read(robin)).privateNote).toBe('Mine');
    expect((await written(ada, { version: 9, privateNote: null })).privateNote).toBeNull();
    expect((await read(robin)).privateNote).toBe('Mine');
  });
});

describe('the fields of notes', () => {
  const items = (...actionItems: unknown[]) => ({ version: 0, actionItems });
  it.each([
    ['without the version they are about', 'version', { agenda: 'x' }],
    ['of a version below zero', 'version', { version: -1 }],
    ['of a version in words', 'version', { version: '0' }],
    ['of a version without end', 'version', { version: 1e308 }],
    ['longer than 10,000 characters', 'agenda', { version: 0, agenda: 'x'.repeat(10_001) }],
    ['of characters no one can read', 'notes', { version: 0, notes: 'a\u0000b' }],
    ['of half a character', 'privateNote', { version: 0, privateNote: '\ud800' }],
    ['a list', 'notes', { version: 0, notes: ['x'] }],
    ['by whoever says so', 'editedBy', { version: 0, editedBy: 1 }],
    ['one item alone', 'actionItems', { version: 0, actionItems: {} }],
    ['no items at all', 'actionItems', { version: 0, actionItems: null }],
    ['items that are words', 'actionItems', items('x')],
    ['51 items', 'actionItems', items(...Array<object>(51).fill({ text: 'x' }))],
    ['an item without words', 'actionItems.0.text', items({ text: ' ' })],
    ['an item of 501 characters', 'actionItems.0.text', items({ text: 'x'.repeat(501) })],
    ['an item over two lines', 'actionItems.0.text', items({ text: 'a\nb' })],
    ['due on a day that is not', 'actionItems.0.dueOn', items({ text: 'x', dueOn: '2027-02-29' })],
    ['done perhaps', 'actionItems.0.isDone', items({ text: 'x', isDone: 'yes' })],
    ['items of others', 'actionItems.0.id', items({ text: 'x', id: 1 })],
    ['items for others', 'actionItems.0.ownerId', items({ text: 'x', ownerId: 2_147_483_647 })],
    ['items elsewhere', 'actionItems.0.meetingId', items({ text: 'x', meetingId: 1 })],
  ])('cannot be %s', async (_, field, changes) => {
    const { body } = await write(robin, changes).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
    expect((await read(robin)).version).toBe(0);
  });

  it('accept the maximum lengths', async () => {
    const long = 'x'.repeat(9_999) + '🌱';
    const actionItems = Array.from({ length: 50 }, () => ({ text: 'ü'.repeat(500) }));
    const kept = await written(robin, { version: 0, agenda: long, notes: long, privateNote: long, actionItems });
    expect([kept.agenda, kept.privateNote, kept.actionItems.length]).toEqual([long, long, 50]);
  });

  it('are available only to the two people, including minors', async () => {
    const stranger = await student(app, 'stranger');
    const dean = await administratorOf(app, 'dean', 1);
    await written(robin, { version: 0, notes: 'Ours' });
    for (const call of [
      (user: TestUser) => user.browser.get(path(id)),
      (user: TestUser) => user.browser.put(path(id)).send({ version: 1, notes: 'Mine' }),
      (user: TestUser) => user.browser.post(`/api/meetings/${id}/outcome`).send({ outcome: 'happened' }),
    ]) {
      expect((await call(stranger)).body).toMatchObject({ status: 404, code: 'mentorship.meeting-not-found' });
      expect((await call(dean)).body).toMatchObject({ status: 403, code: 'platform.not-allowed' });
    }
    await app.visitor().get(path(id)).expect(401);
    expect((await read(ada)).notes).toBe('Ours');

    const child = await minor(app, 'child');
    await connected(child, ada);
    id = (await scheduleMeeting(child, ada, anHour(30))).id;
    expect(await written(child, { version: 0, notes: 'Mine' })).toMatchObject({ editedBy: { displayName: 'Kim E.' } });
  });

  it('stay editable after the meeting was canceled, and are hidden by a block', async () => {
    await cancelMeeting(robin, id).expect(204);
    expect(await written(ada, { version: 0, notes: 'Another time' })).toMatchObject({ version: 1 });
    await ada.browser.post('/api/blocks').send({ userId: robin.id });
    for (const user of [robin, ada]) await user.browser.get(path(id)).expect(404);
    await write(robin, { version: 1, notes: 'Why?' }).expect(404);
    await ada.browser.delete(`/api/blocks/${robin.id}`);
    await connected(robin, ada);
  });
});

describe('the outcome of a meeting', () => {
  const recordOutcome = ({ browser }: TestUser, changes: object) =>
    browser.post(`/api/meetings/${id}/outcome`).send(changes);
  const match = async ({ browser }: TestUser) =>
    ((await browser.get('/api/matches').expect(200)).body as { status: string }[])[0];

  it('is reported by each side separately, once the meeting has ended', async () => {
    expect((await recordOutcome(robin, { outcome: 'happened' }).expect(409)).body).toMatchObject({
      code: 'mentorship.meeting-not-over',
    });
    await backdateMeeting(app, id, 72);
    expect((await recordOutcome(robin, { outcome: 'no-show' }).expect(200)).body).toMatchObject({
      id,
      outcome: 'no-show',
    });
    expect((await getMeeting(ada, id).expect(200)).body.outcome).toBeNull();
    expect((await recordOutcome(ada, { outcome: 'happened' }).expect(200)).body.outcome).toBe('happened');
    expect((await recordOutcome(robin, { outcome: 'moved' }).expect(200)).body.outcome).toBe('moved');
    expect(await listMeetings(robin, '?when=past')).toMatchObject([{ id, outcome: 'moved' }]);
    expect(await listMeetings(ada)).toMatchObject([{ id, outcome: 'happened' }]);
  });

  it('stores each person’s feedback with their match, without ending it', async () => {
    await backdateMeeting(app, id, 72);
    await recordOutcome(robin, { outcome: 'happened', rating: 5, feedback: ' Very kind ' }).expect(200);
    await recordOutcome(ada, { outcome: 'happened', rating: 3 }).expect(200);
    expect(await match(robin)).toMatchObject({ status: 'active', endDate: null, rating: 5, feedback: 'Very kind' });
    expect(await match(ada)).toMatchObject({ status: 'active', rating: 3, feedback: null });
    const answer = await recordOutcome(ada, { outcome: 'happened' }).expect(200);
    expect(answer.text + JSON.stringify(await match(ada))).not.toContain('kind');
    expect(await match(ada)).toMatchObject({ rating: 3 });
    await recordOutcome(robin, { outcome: 'happened', rating: null, feedback: '' }).expect(200);
    expect(await match(robin)).toMatchObject({ rating: null, feedback: null });
  });

  it('is refused for a meeting that is off', async () => {
    await respond(ada, id, 'declined').expect(200);
    await backdateMeeting(app, id, 72);
    expect((await recordOutcome(robin, { outcome: 'happened' }).expect(409)).body).toMatchObject({
      code: 'mentorship.nothing-to-answer',
    });
  });

  it('can be reported by people without a match', async () => {
    const vera = await mentor(app, 'vera');
    await createConnection(vera, ada);
    id = (await scheduleMeeting(vera, ada, anHour(30))).id;
    await app.db.query(
      `UPDATE mentorship.meetings SET start_time = now() - interval '2 hours', end_time = now() WHERE id = $1`,
      [id],
    );
    expect((await recordOutcome(vera, { outcome: 'moved', rating: 5 }).expect(200)).body.outcome).toBe('moved');
  });

  it.each([
    ['nothing', 'outcome', {}],
    ['what no one asked for', 'outcome', { outcome: 'fun' }],
    ['a list', 'outcome', { outcome: ['happened'] }],
    ['no stars', 'rating', { outcome: 'happened', rating: 0 }],
    ['half a star', 'rating', { outcome: 'happened', rating: 4.5 }],
    ['2,001 characters', 'feedback', { outcome: 'happened', feedback: 'x'.repeat(2_001) }],
    ['stars in the name of the other', 'mentorRating', { outcome: 'happened', mentorRating: 1 }],
  ])('cannot be %s', async (_, field, changes) => {
    await backdateMeeting(app, id, 72);
    expect((await recordOutcome(robin, changes).expect(400)).body.errors).toMatchObject([{ field }]);
  });
});
