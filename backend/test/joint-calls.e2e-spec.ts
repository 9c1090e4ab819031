import { AccountOperatorFacade } from '../src/contexts/identity';
import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { connected, minor } from './support/connections';
import { emptyTables } from './support/empty-tables';
import { collegeIds } from './support/imported-alumni';
import { alumAtCrossroads, connectedWithBoth, offerHours, postJointCall } from './support/joint-calls';
import {
  anHour,
  backdateMeeting,
  cancelMeeting,
  changeMeeting,
  getMeeting,
  listMeetings,
  postMeeting,
  respond,
  scheduleMeeting,
} from './support/meetings';
import { listTitles } from './support/notifications';
import { waitUntilIdle } from './support/table-digests';
import { alumniOf, student, type TestUser } from './support/test-users';

let app: TestApp;
let ids: [number, number, number];
let ada: TestUser;
let grace: TestUser;
let robin: TestUser;
beforeAll(async () => {
  app = await startApp();
  ids = (await collegeIds(app, 3)) as [number, number, number];
  ada = await alumAtCrossroads(app, 'ada', [ids[0], ids[1]]);
  grace = await alumAtCrossroads(app, 'grace', [ids[1], ids[0]]);
  robin = await student(app, 'robin');
  await connectedWithBoth(robin, [ada, grace]);
}, 120_000);
beforeEach(() => emptyTables(app.db, 'mentorship.meetings', 'mentorship.group_hours', 'mentorship.minutes_charges'));

const { startTime } = anHour();
const propose = async (changes: Record<string, unknown> = {}): Promise<[number, number]> => {
  const { body } = await postJointCall(robin, [ada, grace], { startTime, ...changes }).expect(201);
  return [(body as { id: number }).id, (await listMeetings(grace))[0]!.id];
};
const slots = ({ browser }: TestUser, alumni: readonly TestUser[], query = `&from=${startTime}&days=1`) =>
  browser.get(`/api/joint-calls/slots?alumniIds=${alumni.map(({ id }) => id).join(',')}&lengthMinutes=60${query}`);
const starts = async () =>
  ((await slots(robin, [ada, grace]).expect(200)).body as { startTime: string }[]).map((slot) => slot.startTime);
const countReserved = async () => (await app.db.query<object[]>('SELECT FROM mentorship.meeting_participants')).length;
const minutesOf = async (alum: TestUser) =>
  Number(
    (
      await app.db.query<[{ sum: string | null }]>(
        `SELECT sum(minutes) FROM mentorship.minutes_charges WHERE user_id = $1 AND kind = 'meeting' AND returned_at IS NULL`,
        [alum.id],
      )
    )[0].sum,
  );

describe('a joint call', () => {
  it('offers a student their connected alumni of two colleges, and the times at which all three are free', async () => {
    const path = `/api/joint-calls/alumni?colleges=${ids[1]},${ids[0]}`;
    expect((await robin.browser.get(path).expect(200)).body).toEqual([
      {
        id: ada.id,
        displayName: expect.any(String),
        avatarUrl: null,
        college: { id: ids[0], name: expect.any(String) },
        isSample: false,
      },
      {
        id: grace.id,
        displayName: expect.any(String),
        avatarUrl: null,
        college: { id: ids[1], name: expect.any(String) },
        isSample: false,
      },
    ]);
    const kim = await student(app, 'kim');
    await connected(kim, ada);
    expect((await kim.browser.get(path).expect(200)).body).toEqual([]);

    expect(await starts()).toContain(startTime);
    const hal = await student(app, 'hal');
    await connected(hal, grace);
    await scheduleMeeting(hal, grace);
    expect(await starts()).not.toContain(startTime);
    await slots(hal, [ada, grace]).expect(404);
  });

  it('takes place once both have accepted, in one room near the time', async () => {
    const [first, second] = await propose();
    expect((await getMeeting(ada, first).expect(200)).body).toMatchObject({
      title: 'Life in the dorms',
      status: 'pending',
      hostId: robin.id,
      jointWith: { id: grace.id, displayName: expect.any(String), status: 'pending' },
    });
    await getMeeting(ada, second).expect(404);
    await respond(ada, second, 'accepted').expect(404);
    await respond(ada, first, 'accepted').expect(200);
    expect((await getMeeting(grace, second)).body).toMatchObject({ jointWith: { id: ada.id, status: 'confirmed' } });
    expect(await minutesOf(ada)).toBe(60);
    expect(await minutesOf(grace)).toBe(0);

    for (const id of [first, second]) await backdateMeeting(app, id, 48);
    const join = ({ browser }: TestUser, id: number) => browser.get(`/api/meetings/${id}/join`);
    await join(ada, first).expect(409);
    await join(grace, second).expect(409);
    await app.db.query(
      `UPDATE mentorship.meetings SET start_time = (SELECT start_time + interval '48 hours'), end_time = (SELECT end_time + interval '48 hours')`,
    );
    await respond(grace, second, 'accepted').expect(200);
    await app.db.query(`UPDATE mentorship.meetings SET start_time = now(), end_time = now() + interval '1 hour'`);
    const url = ((await join(ada, first).expect(200)).body as { url: string }).url;
    for (const [user, id] of [
      [grace, second],
      [robin, first],
      [robin, second],
    ] as const) {
      expect((await join(user, id).expect(200)).body).toEqual({ url });
    }
  });

  it('is announced to both alumni, and to the student when they answer', async () => {
    const [first] = await propose();
    await respond(ada, first, 'declined', 'I am ill').expect(200);
    await waitUntilIdle(app);
    expect((await listTitles(app, grace))[0]).toMatch(/was canceled$/);
    expect(await listTitles(app, grace)).toContainEqual(expect.stringMatching(/wants to meet with you$/));
    expect(await listTitles(app, robin)).toContainEqual(expect.stringMatching(/declined your meeting$/));
  });

  it('takes the time of everyone, together with other meetings and group hours', async () => {
    const [first, second] = await propose();
    await respond(ada, first, 'accepted').expect(200);
    await respond(grace, second, 'accepted').expect(200);
    for (const alum of [ada, grace]) await postMeeting(alum, robin).expect(409);
    await ada.browser
      .post('/api/group-hours')
      .send({ topic: 'Life in the dorms', places: 2, ...anHour() })
      .expect(409);
    await postJointCall(robin, [ada, grace], { startTime })
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('mentorship.joint-call-time-taken'));
    await changeMeeting(robin, first, { title: 'Another' })
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('mentorship.joint-call-fixed'));
    await changeMeeting(ada, first, anHour(5)).expect(409);
  });

  it.each<[string, (first: number, second: number) => PromiseLike<unknown>, string | null]>([
    ['the student cancels', (first) => cancelMeeting(robin, first, { reason: 'I am ill' }).expect(204), 'I am ill'],
    [
      'an alum who accepted leaves',
      (first) => respond(ada, first, 'declined').expect(200),
      'The other alum can’t take part in this joint call.',
    ],
  ])('ends for all when %s, with a reason, and the minutes return', async (_, act, reason) => {
    const [first, second] = await propose();
    await respond(ada, first, 'accepted').expect(200);
    await respond(grace, second, 'accepted').expect(200);
    expect([await minutesOf(ada), await minutesOf(grace)]).toEqual([60, 60]);
    await act(first, second);
    expect((await getMeeting(grace, second)).body).toMatchObject({ status: 'cancelled', reason });
    expect(await countReserved()).toBe(0);
    expect([await minutesOf(ada), await minutesOf(grace)]).toEqual([0, 0]);
    await propose();
  });

  it('ends for all when one alum blocks the other', async () => {
    const [, second] = await propose();
    await ada.browser.post('/api/blocks').send({ userId: grace.id }).expect(204);
    expect((await getMeeting(grace, second)).body).toMatchObject({ status: 'cancelled', jointWith: null });
    expect(await countReserved()).toBe(0);
    await postJointCall(robin, [ada, grace], { startTime }).expect(403);
    await ada.browser.delete(`/api/blocks/${grace.id}`).expect(204);
  });

  it.each<[string, (alum: TestUser, username: string) => PromiseLike<unknown>]>([
    [
      'is suspended',
      (_, username) =>
        app.app.get(AccountOperatorFacade, { strict: false }).suspendUser(username, { until: null, reason: 'Test' }),
    ],
    [
      'closes the account',
      ({ browser }) => browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }),
    ],
    [
      'becomes a student',
      ({ browser }) => browser.put('/api/user/role').send({ newRole: 'student', currentPassword: PASSWORD }),
    ],
  ])('ends for all when one alum %s', async (what, leave) => {
    const username = `alum-${what.replaceAll(/\W/g, '').toLowerCase()}`;
    const alum = await alumAtCrossroads(app, username, [ids[0], ids[1]]);
    await connected(robin, alum);
    await postJointCall(robin, [alum, grace], { startTime }).expect(201);
    await leave(alum, username);
    await waitUntilIdle(app);
    expect(await listMeetings(grace)).toMatchObject([{ status: 'cancelled' }]);
    expect(await countReserved()).toBe(0);
    await postJointCall(robin, [alum, grace], { startTime }).expect(403);
  });

  it('is possible for minors with alumni they are connected with, under their short name', async () => {
    const kid = await minor(app, 'kid');
    await connectedWithBoth(kid, [ada, grace]);
    const { body } = await postJointCall(kid, [ada, grace], { startTime }).expect(201);
    const asAda = (await getMeeting(ada, (body as { id: number }).id)).body as { otherUser: { displayName: string } };
    expect(asAda.otherUser.displayName).toBe('Kim E.');
  });

  it('ends when the student disconnects from one alum', async () => {
    const alex = await student(app, 'alex');
    const connectionId = await connected(alex, ada);
    await connected(alex, grace);
    const { body } = await postJointCall(alex, [ada, grace], { startTime }).expect(201);
    await alex.browser.delete(`/api/connections/${connectionId}`).expect(204);
    expect((await getMeeting(alex, (body as { id: number }).id)).body).toMatchObject({ status: 'cancelled' });
    expect(await listMeetings(grace)).toMatchObject([
      { status: 'cancelled', reason: 'This joint call can’t take place anymore.' },
    ]);
  });
});

describe('a proposed joint call', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['one alum', { alumniIds: [1] }, 'alumniIds'],
    ['the same alum twice', { alumniIds: [1, 1] }, 'alumniIds'],
    ['three alumni', { alumniIds: [1, 2, 3] }, 'alumniIds'],
    ['names instead of IDs', { alumniIds: ['ada', 'grace'] }, 'alumniIds'],
    ['no time', { startTime: undefined }, 'startTime'],
    ['a time in the past', { startTime: anHour(-72).startTime }, 'startTime'],
    ['another length', { lengthMinutes: 20 }, 'lengthMinutes'],
    ['too short a topic', { topic: 'x' }, 'topic'],
    ['a room of its own', { room: 'mine' }, 'room'],
  ])('is refused with %s, naming the field', async (_, changes, field) => {
    const { body } = await postJointCall(robin, [ada, grace], { startTime, ...changes }).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });

  it.each(['colleges=1', 'colleges=1,1', 'colleges=a,b', ''])('finds no alumni for %j', async (query) => {
    const { body } = await robin.browser.get(`/api/joint-calls/alumni?${query}`).expect(400);
    expect((body as { errors: { field: string }[] }).errors[0]?.field).toBe('colleges');
  });

  it('is refused for alumni who don’t fit, and for strangers', async () => {
    const refuse = (by: TestUser, alumni: readonly TestUser[]) =>
      postJointCall(by, alumni, { startTime })
        .expect(403)
        .expect(({ body }) => expect(body.code).toBe('mentorship.joint-call-not-possible'));
    const same = await alumAtCrossroads(app, 'same', [ids[0], ids[1]]);
    const undecided = await alumniOf(app, 'undecided', ids[1]);
    await offerHours(undecided);
    for (const one of [same, undecided]) {
      await undecided.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
      await refuse(robin, [ada, one]);
      await connected(robin, one);
      await refuse(robin, [ada, one]);
    }
    await refuse(await student(app, 'stranger'), [ada, grace]);
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    await refuse(robin, [ada, grace]);
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
    await postJointCall(ada, [ada, grace], { startTime }).expect(403);
  });
});
