import { AccountOperatorFacade } from '../src/contexts/identity';
import { PASSWORD, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { mentor, minor } from './support/connections';
import {
  cancelGroupHour,
  type GroupHour,
  getGroupHour,
  groupHourForm,
  joinGroupHour,
  leaveGroupHour,
  listGroupHours,
  moveGroupHour,
  offerGroupHour,
  postGroupHour,
} from './support/group-hours';
import { anHour } from './support/meetings';
import { listTitles, notifications } from './support/notifications';
import { waitUntilIdle } from './support/table-digests';
import { student, type TestUser, unconfirmedPerson } from './support/test-users';

let app: TestApp;
let ada: TestUser;
let robin: TestUser;
let sam: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp();
  ada = await mentor(app, 'ada', { major: 'Physics', college: 'Reed College' });
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  sam = await student(app, 'sam', { fullName: 'Sam Example' });
  kim = await minor(app, 'kim');
});
beforeEach(() => app.db.query('DELETE FROM mentorship.group_hours'));

const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string;

describe('a group hour', () => {
  it('is found by students, who join, ask a question that only the host reads, and leave', async () => {
    const { id } = await offerGroupHour(ada);
    expect(await listGroupHours(kim)).toEqual([
      {
        id,
        topic: 'Life in the dorms',
        ...anHour(),
        status: 'open',
        places: 2,
        placesLeft: 2,
        reason: null,
        joinFrom: MOMENT,
        joinUntil: MOMENT,
        host: {
          id: ada.id,
          displayName: 'ada Mentor',
          avatarUrl: null,
          college: 'Reed College',
          major: 'Physics',
          graduationYear: expect.any(Number),
          isSample: false,
        },
        isHost: false,
        hasJoined: false,
        question: null,
        participants: null,
      },
    ]);
    await joinGroupHour(kim, id, ' Is it\r\nloud? ').expect(200);
    await joinGroupHour(robin, id).expect(200);
    await joinGroupHour(robin, id).expect(200);
    await joinGroupHour(sam, id)
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('mentorship.group-hour-full'));

    const asHost = (await getGroupHour(ada, id).expect(200)).body;
    expect(asHost).toMatchObject({
      placesLeft: 0,
      participants: [
        { name: 'Kim', question: 'Is it\nloud?' },
        { name: 'Robin Example', question: null },
      ],
    });
    const asRobin = await getGroupHour(robin, id).expect(200);
    expect(asRobin.text).not.toMatch(/Kim|loud|room/);
    await leaveGroupHour(kim, id).expect(204);
    await leaveGroupHour(kim, id).expect(204);
    await joinGroupHour(sam, id).expect(200);
    expect((await getGroupHour(ada, id)).body.participants).toHaveLength(2);
    expect(await listGroupHours(kim, '?list=own')).toEqual([]);
    expect(await listGroupHours(sam, '?list=own')).toMatchObject([{ id, hasJoined: true }]);
  });

  it('has questions that the student changes and deletes, and no one else', async () => {
    const { id } = await offerGroupHour(ada);
    await joinGroupHour(robin, id, 'First').expect(200);
    const put = ({ browser }: TestUser, question: unknown) =>
      browser.put(`/api/group-hours/${id}/question`).send({ question });
    await put(robin, 'Second')
      .expect(200)
      .expect(({ body }) => expect(body.question).toBe('Second'));
    await put(sam, 'Mine')
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('mentorship.group-hour-not-joined'));
    await put(robin, 'x'.repeat(501))
      .expect(400)
      .expect(({ body }) => expect(body.errors[0].field).toBe('question'));
    await put(robin, null)
      .expect(200)
      .expect(({ body }) => expect(body.question).toBeNull());
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no topic', { topic: ' x ' }, 'topic'],
    ['too long a topic', { topic: 'x'.repeat(121) }, 'topic'],
    ['no place', { places: 0 }, 'places'],
    ['nine places', { places: 9 }, 'places'],
    ['half a place', { places: 1.5 }, 'places'],
    ['a time in the past', anHour(-72), 'startTime'],
    ['an end before its start', { endTime: anHour(-1).startTime }, 'endTime'],
    ['a link that isn’t encrypted', { meetingUrl: 'http://example.org/room' }, 'meetingUrl'],
    ['a room of its own', { room: 'mine' }, 'room'],
  ])('is refused with %s, naming the field', async (_, changes, field) => {
    const { errors } = (await postGroupHour(ada, changes).expect(400)).body as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toContain(field);
  });

  it('takes the time of everyone, together with meetings of two', async () => {
    const { id } = await offerGroupHour(ada);
    await postGroupHour(ada, { topic: 'Another one' }).expect(409);
    await joinGroupHour(robin, id).expect(200);
    const grace = await mentor(app, 'grace');
    const other = await offerGroupHour(grace);
    await joinGroupHour(robin, other.id)
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('mentorship.time-taken-by-you'));
    await leaveGroupHour(robin, id).expect(204);
    await joinGroupHour(robin, other.id).expect(200);
  });

  it('is listed in pages, by alum and by college', async () => {
    const ids = [];
    for (const hour of [0, 2, 4]) ids.push((await offerGroupHour(ada, anHour(hour))).id);
    const first = await robin.browser.get(`/api/group-hours?limit=2&hostId=${ada.id}`).expect(200);
    expect((first.body as GroupHour[]).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.link!)![1]!;
    const second = await robin.browser.get(next).expect(200);
    expect((second.body as GroupHour[]).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.headers.link).toBeUndefined();
    expect(await listGroupHours(robin, `?hostId=${robin.id}`)).toEqual([]);
    expect(await listGroupHours(robin, '?collegeId=999999')).toEqual([]);
    expect(await listGroupHours(ada)).toEqual([]);
    expect(await listGroupHours(ada, '?list=own')).toHaveLength(3);
    await robin.browser.get('/api/group-hours?after=yesterday').expect(400);
    await robin.browser.get('/api/group-hours?list=all').expect(400);
  });
});

describe('the call of a group hour', () => {
  it('opens for the host and those who joined, shortly before it', async () => {
    const { id } = await offerGroupHour(ada);
    await joinGroupHour(robin, id).expect(200);
    const call = ({ browser }: TestUser) => browser.get(`/api/group-hours/${id}/call`);
    await call(robin)
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('mentorship.not-joinable'));
    await moveGroupHour(app, id, 0.2);
    const { url } = (await call(ada).expect(200)).body;
    expect((await call(robin).expect(200)).body).toEqual({ url });
    for (const stranger of [sam, kim]) await call(stranger).expect(404);
    await joinGroupHour(sam, id).expect(200);
    await moveGroupHour(app, id, -0.5);
    await joinGroupHour(kim, id).expect(409);
  });
});

describe('a canceled group hour', () => {
  it('is announced to everyone who joined, with the reason, and frees their time', async () => {
    const { id } = await offerGroupHour(ada);
    for (const one of [robin, kim]) await joinGroupHour(one, id).expect(200);
    await cancelGroupHour(robin, id).expect(403);
    await cancelGroupHour(sam, id).expect(404);
    await cancelGroupHour(ada, id, { reason: 'I am ill' }).expect(204);
    await cancelGroupHour(ada, id).expect(204);
    await waitUntilIdle(app);
    for (const one of [robin, kim]) {
      expect(await listGroupHours(one, '?list=own')).toMatchObject([{ status: 'cancelled', reason: 'I am ill' }]);
      expect(await listTitles(app, one)).toContain('The group hour with ada Mentor was canceled');
    }
    await getGroupHour(sam, id).expect(404);
    await offerGroupHour(ada);
    const joined = (await notifications(app, ada)).filter(({ link }) => link === `/group-hours?open=${id}`);
    expect(joined.map(({ title, actor }) => [title, actor])).toEqual(
      Array(2).fill(['A student joined your group hour', null]),
    );
  });

  it.each<[string, (host: TestUser, username: string) => Promise<unknown>]>([
    [
      'closes the account',
      ({ browser }) => browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }),
    ],
    [
      'is suspended',
      (_, username) =>
        app.app.get(AccountOperatorFacade, { strict: false }).suspendUser(username, { until: null, reason: 'Test' }),
    ],
    [
      'becomes a student',
      ({ browser }) => browser.put('/api/user/role').send({ newRole: 'student', currentPassword: PASSWORD }),
    ],
  ])('results if the host %s', async (what, leave) => {
    const username = `host-${what.replaceAll(/\W/g, '').toLowerCase()}`;
    const host = await mentor(app, username);
    const { id } = await offerGroupHour(host);
    await joinGroupHour(robin, id).expect(200);
    await leave(host, username);
    await waitUntilIdle(app);
    expect(await listGroupHours(robin, '?list=own')).toMatchObject([{ id, status: 'cancelled' }]);
    await joinGroupHour(sam, id).expect(404);
  });
});

describe('group hours after a block', () => {
  it.each(['by the host', 'by the student'])('%s are unknown to the student, whose place is free', async (by) => {
    const host = await mentor(app, by === 'by the host' ? 'host.blocks' : 'host.blocked');
    const { id } = await offerGroupHour(host, { places: 1 });
    await joinGroupHour(robin, id, 'Secret').expect(200);
    const [blocker, blocked] = by === 'by the host' ? [host, robin] : [robin, host];
    if (by === 'by the host')
      await app.db.query('UPDATE mentorship.student_profiles SET profile_visibility = $1', ['public']);
    await blocker.browser.post('/api/blocks').send({ userId: blocked.id }).expect(204);
    await getGroupHour(robin, id).expect(404);
    await joinGroupHour(robin, id).expect(404);
    expect((await getGroupHour(host, id)).body).toMatchObject({ placesLeft: 1, participants: [] });
    await joinGroupHour(sam, id).expect(200);
  });
});

describe('people who can’t use group hours', () => {
  it('are visitors, unconfirmed students, and alumni who want to join', async () => {
    const { id } = await offerGroupHour(ada);
    const unconfirmed = await unconfirmedPerson(app, studentForm('unconfirmed'));
    await joinGroupHour(unconfirmed, id).expect(403);
    await unconfirmed.browser.get('/api/group-hours').expect(403);
    await joinGroupHour(await mentor(app, 'other.alum'), id).expect(403);
    await robin.browser.post('/api/group-hours').send(groupHourForm()).expect(403);
  });
});
