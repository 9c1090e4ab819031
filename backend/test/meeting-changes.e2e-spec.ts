import { MentorshipPersonalData } from '../src/contexts/mentorship';
import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { createConnection, patchConnection, connected, end, mentor, settle } from './support/connections';
import {
  changeMeeting,
  anHour,
  cancelMeeting,
  backdateMeeting,
  listMeetings,
  getMeeting,
  respond,
  postMeeting,
  scheduleMeeting,
} from './support/meetings';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await student(app, 'kim');
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  await connected(robin, ada);
  await connected(kim, ada);
});
beforeEach(() => app.db.query('DELETE FROM mentorship.meetings'));

const code = ({ body }: { body: { code: string } }): string => body.code;
const stateOf = async (user: TestUser, id: number) => (await getMeeting(user, id).expect(200)).body as object;

describe('changing a meeting', () => {
  it('takes effect immediately for the host; another time waits for the attendee', async () => {
    const { id } = await scheduleMeeting(robin, ada, { description: 'Words' });
    const words = { title: 'Another talk', description: '', meetingUrl: 'https://meet.example.org/a?b=1' };
    expect((await changeMeeting(robin, id, words).expect(200)).body).toMatchObject({
      title: 'Another talk',
      description: null,
      meetingUrl: words.meetingUrl,
      status: 'confirmed',
      sequence: 0,
    });
    expect((await changeMeeting(robin, id, anHour(3)).expect(200)).body).toMatchObject({
      ...anHour(3),
      title: 'Another talk',
      status: 'pending',
      sequence: 1,
    });
    expect((await respond(ada, id, 'accepted').expect(200)).body).toMatchObject({ status: 'confirmed', sequence: 1 });
    expect((await changeMeeting(robin, id, { endTime: anHour(4).endTime }).expect(200)).body).toMatchObject({
      startTime: anHour(3).startTime,
      endTime: anHour(4).endTime,
      sequence: 2,
    });
  });

  it('is a proposal if the attendee does it, which the host accepts or declines', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    const note = 'I teach\nthen';
    expect((await changeMeeting(ada, id, { ...anHour(3), note }).expect(200)).body).toMatchObject({
      ...anHour(),
      status: 'confirmed',
      sequence: 0,
      proposal: {
        ...anHour(3),
        note,
      },
    });
    await changeMeeting(ada, id, anHour(5)).expect(200);
    expect((await respond(robin, id, 'declined').expect(200)).body).toMatchObject({ ...anHour(), proposal: null });
    await changeMeeting(ada, id, anHour(7)).expect(200);
    const acceptedMeeting = (await respond(robin, id, 'accepted').expect(200)).body;
    expect(acceptedMeeting).toMatchObject({ ...anHour(7), status: 'confirmed', sequence: 1, proposal: null });
    expect((await respond(robin, id, 'accepted').expect(200)).body).toEqual(acceptedMeeting);
    expect(code(await respond(robin, id, 'declined').expect(409))).toBe('mentorship.nothing-to-answer');
  });

  it('names invalid fields, and lets the attendee propose only a time', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    for (const [field, body] of Object.entries({
      endTime: { endTime: anHour(-2).endTime },
      startTime: { ...anHour(-60) },
      title: { title: 'x' },
      status: { status: 'declined' },
    })) {
      const { errors } = (await changeMeeting(robin, id, body).expect(400)).body as { errors: { field: string }[] };
      expect(errors.map((one) => one.field)).toContain(field);
    }
    await changeMeeting(ada, id, { ...anHour(-60) }).expect(400);
    for (const body of [
      { title: 'Mine' },
      { ...anHour(3), description: null },
      { meetingUrl: 'https://a.example.org' },
    ]) {
      expect(code(await changeMeeting(ada, id, body).expect(403))).toBe('mentorship.host-only');
    }
    expect(await stateOf(robin, id)).toMatchObject({ title: 'A first talk', ...anHour(), proposal: null, sequence: 0 });
  });

  it('is refused if either person has another meeting at the time', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    await scheduleMeeting(kim, ada, anHour(3));
    expect(code(await changeMeeting(robin, id, anHour(3)).expect(409))).toBe('mentorship.time-taken');
    await changeMeeting(ada, id, anHour(3)).expect(200);
    expect(code(await respond(robin, id, 'accepted').expect(409))).toBe('mentorship.time-taken');
    expect(await stateOf(robin, id)).toMatchObject({ ...anHour(), status: 'confirmed' });
    await changeMeeting(robin, id, { endTime: anHour(1).endTime }).expect(200);
  });

  it('is refused once the meeting has started or is off', async () => {
    const [{ id: begun }, { id: off }] = [
      await scheduleMeeting(robin, ada),
      await scheduleMeeting(robin, ada, anHour(3)),
    ];
    await backdateMeeting(app, begun, 60);
    await respond(ada, off, 'declined', 'No time').expect(200);
    for (const id of [begun, off]) {
      expect(code(await changeMeeting(robin, id, anHour(5)).expect(409))).toBe('mentorship.meeting-over');
      expect(code(await changeMeeting(ada, id, anHour(5)).expect(409))).toBe('mentorship.meeting-over');
      expect(code(await cancelMeeting(robin, id).expect(409))).toBe('mentorship.meeting-over');
    }
    expect(code(await respond(ada, begun, 'declined').expect(409))).toBe('mentorship.meeting-over');
  });
});

describe('answering a meeting', () => {
  it('declines it, even after it was confirmed, and frees the time', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    const declined = (await respond(ada, id, 'declined', 'No time').expect(200)).body;
    expect(declined).toMatchObject({ status: 'declined', reason: 'No time' });
    expect((await respond(ada, id, 'declined', 'Changed').expect(200)).body).toEqual(declined);
    expect(await listMeetings(robin)).toEqual([expect.objectContaining({ id, status: 'declined', reason: 'No time' })]);
    await postMeeting(kim, ada).expect(201);
    expect(code(await respond(ada, id, 'accepted').expect(409))).toBe('mentorship.nothing-to-answer');
    expect(code(await respond(robin, id, 'accepted').expect(409))).toBe('mentorship.nothing-to-answer');
  });

  it('accepts an invitation unless the time has been taken', async () => {
    const [sam, eve] = [await student(app, 'sam'), await mentor(app, 'eve')];
    await createConnection(sam, eve);
    const [{ id: first }, { id: second }] = [
      await scheduleMeeting(sam, eve),
      await scheduleMeeting(eve, sam, anHour(3)),
    ];
    await connected(robin, eve);
    await scheduleMeeting(robin, eve);
    expect(code(await respond(eve, first, 'accepted').expect(409))).toBe('mentorship.time-taken');
    expect(code(await respond(eve, second, 'accepted').expect(409))).toBe('mentorship.nothing-to-answer');
    const acceptedMeeting = (await respond(sam, second, 'accepted').expect(200)).body;
    expect(acceptedMeeting).toMatchObject({ status: 'confirmed' });
    expect((await respond(sam, second, 'accepted').expect(200)).body).toEqual(acceptedMeeting);
  });

  it('rejects invalid bodies', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    for (const body of [{}, { response: 'maybe' }, { response: 'declined', reason: 'x'.repeat(1_001) }]) {
      await ada.browser.post(`/api/meetings/${id}/respond`).send(body).expect(400);
    }
  });
});

describe('canceling a meeting', () => {
  it('is possible once and only for its host; strangers get 404', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    expect(code(await cancelMeeting(ada, id).expect(403))).toBe('mentorship.host-only');
    expect(code(await cancelMeeting(kim, id).expect(404))).toBe('mentorship.meeting-not-found');
    await cancelMeeting(robin, id, { reason: 'x'.repeat(1_001) }).expect(400);
    await cancelMeeting(robin, id).expect(204);
    for (const user of [robin, ada]) await cancelMeeting(user, id).expect(404);
    expect(await stateOf(ada, id)).toMatchObject({ status: 'cancelled', reason: null, sequence: 1 });
    await postMeeting(kim, ada).expect(201);
  });
});

describe('two people who part', () => {
  async function two(name: string): Promise<[TestUser, TestUser, number]> {
    const [one, other] = [await student(app, `${name}1`), await mentor(app, `${name}2`)];
    return [one, other, await connected(one, other)];
  }

  it('by disconnecting cancel meetings to come, and keep those that have started', async () => {
    const [one, other, connection] = await two('part');
    const [{ id: begun }, { id: toCome }] = [
      await scheduleMeeting(one, other),
      await scheduleMeeting(other, one, anHour(3)),
    ];
    await backdateMeeting(app, begun, 60);
    await end(one, connection).expect(204);
    expect(await stateOf(other, toCome)).toMatchObject({ status: 'cancelled', reason: null, sequence: 1 });
    expect(await stateOf(one, begun)).toMatchObject({ status: 'confirmed' });
    expect(code(await postMeeting(one, other).expect(403))).toBe('mentorship.not-connected');
  });

  it('by a declined request cancel pending invitations once the answer is settled', async () => {
    const [lou, sol] = [await student(app, 'lou'), await mentor(app, 'sol')];
    const connection = await createConnection(lou, sol);
    const { id } = await scheduleMeeting(lou, sol);
    await patchConnection(sol, connection, { status: 'declined' }).expect(200);
    expect(await stateOf(lou, id)).toMatchObject({ status: 'pending' });
    await settle(app, connection);
    expect(await stateOf(lou, id)).toMatchObject({ status: 'cancelled' });
  });

  it('by a block can no longer find their meetings', async () => {
    const [one, other] = await two('block');
    const { id } = await scheduleMeeting(one, other);
    await other.browser.post('/api/blocks').send({ userId: one.id }).expect(204);
    for (const user of [one, other]) {
      const noOne = (await getMeeting(user, 2_147_483_647).expect(404)).body;
      const { body } = await getMeeting(user, id).expect(404);
      expect({ ...body, requestId: '', instance: '' }).toEqual({ ...noOne, requestId: '', instance: '' });
      await user.browser.get(`/api/meetings/${id}.ics`).expect(404);
      await respond(user, id, 'declined').expect(404);
      await cancelMeeting(user, id).expect(404);
    }
    const [row] = await app.db.query<{ status: string }[]>('SELECT status FROM mentorship.meetings WHERE id = $1', [
      id,
    ]);
    expect(row!.status).toBe('cancelled');
  });

  it('because one closes the account: meetings to come are canceled immediately, and past ones finally lose the name', async () => {
    const [one, other] = await two('leave');
    const [{ id: begun }, { id: toCome }] = [
      await scheduleMeeting(one, other),
      await scheduleMeeting(one, other, anHour(3)),
    ];
    await backdateMeeting(app, begun, 60);
    await one.browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }).expect(200);
    expect(await stateOf(other, toCome)).toMatchObject({ status: 'cancelled' });
    const gone = {
      displayName: 'Deleted user',
      avatarUrl: null,
      isSample: false,
      role: null,
      college: null,
      major: null,
    };
    expect(await stateOf(other, begun)).toMatchObject({ otherUser: { ...gone, id: one.id } });

    await app.app.get(MentorshipPersonalData, { strict: false }).erase(one.id);
    const left = (await listMeetings(other)).find(({ id }) => id === begun);
    expect(left).toMatchObject({ id: begun, attendeeId: other.id, otherUser: gone });
    expect(left!.hostId).toBeLessThan(0);
    expect(left!.otherUser.id).toBe(left!.hostId);
    await other.browser.get(`/api/meetings/${begun}/join`).expect(404);
    expect((await other.browser.get(`/api/meetings/${begun}.ics`).expect(200)).text).toContain('CN="Deleted user"');
  });
});
