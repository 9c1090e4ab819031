import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { createConnection, connected, mentor, minor } from './support/connections';
import {
  changeMeeting,
  anHour,
  backdateMeeting,
  listMeetings,
  getMeeting,
  respond,
  scheduleMeeting,
} from './support/meetings';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp({ VIDEO_BASE_URL: 'https://rooms.example.org/' });
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await student(app, 'kim', { fullName: 'Kim Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  await connected(robin, ada);
  await connected(kim, ada);
});
beforeEach(() => app.db.query('DELETE FROM mentorship.meetings'));

const join = ({ browser }: TestUser, id: number) => browser.get(`/api/meetings/${id}/join`);
const file = async ({ browser }: TestUser, id: number): Promise<string> =>
  (await browser.get(`/api/meetings/${id}.ics`).expect(200)).text.replaceAll('\r\n ', '');

/** Changes a meeting to start in `minutes`. */
const moveMeetingStart = ({ db }: TestApp, id: number, minutes: number): Promise<unknown> =>
  db.query(
    `UPDATE mentorship.meetings SET start_time = now() + make_interval(mins => $2),
       end_time = now() + make_interval(mins => $2 + 60) WHERE id = $1`,
    [id, minutes],
  );

describe('joining a meeting', () => {
  it('is possible from 15 minutes before the start until 30 minutes after the end', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    for (const [minutes, status] of [
      [16, 409],
      [14, 200],
      [0, 200],
      [-89, 200],
      [-91, 409],
    ] as [number, number][]) {
      await moveMeetingStart(app, id, minutes);
      for (const user of [robin, ada]) expect((await join(user, id)).status).toBe(status);
    }
    const { body } = await join(robin, id).expect(409);
    const { joinFrom, joinUntil } = (await getMeeting(robin, id)).body as Record<string, string>;
    expect(body).toMatchObject({ code: 'mentorship.not-joinable', joinFrom, joinUntil });
  });

  it('leads both people to a room that cannot be guessed and appears nowhere else', async () => {
    const [{ id }, { id: next }] = [await scheduleMeeting(robin, ada), await scheduleMeeting(robin, ada, anHour(3))];
    for (const one of [id, next]) await moveMeetingStart(app, one, 10);
    const [url, again] = [(await join(robin, id)).body.url, (await join(ada, id)).body.url] as [string, string];
    expect(url).toMatch(
      /^https:\/\/rooms\.example\.org\/[\w-]{32}#config\.startWithAudioMuted=true&config\.startWithVideoMuted=true$/,
    );
    expect(again).toBe(url);
    expect((await join(robin, next)).body.url).not.toBe(url);
    const [, room] = /org\/([\w-]+)#/.exec(url)!;
    const everywhere = [await listMeetings(ada), (await getMeeting(ada, id)).body, await file(ada, id), app.mails];
    expect(JSON.stringify(everywhere)).not.toContain(room);
    await join(kim, id).expect(404);
  });

  it('leads to the link of the host, and is refused once the meeting is off', async () => {
    const meetingUrl = 'https://meet.example.org/ada';
    const { id } = await scheduleMeeting(robin, ada, { meetingUrl });
    await moveMeetingStart(app, id, 10);
    expect((await join(ada, id).expect(200)).body).toEqual({ url: meetingUrl });
    await respond(ada, id, 'declined').expect(200);
    await join(ada, id).expect(409);
  });
});

describe('the calendar file of a meeting', () => {
  it('keeps its UID, and contains no email address', async () => {
    const { id, startTime } = await scheduleMeeting(robin, ada, { description: 'What I wonder' });
    const answer = await robin.browser.get(`/api/meetings/${id}.ics`).expect(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = (await file(ada, id)).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:meeting-${id}@localhost`,
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        `DTSTART:${startTime.replace(/[-:]|\.000/g, '')}`,
        'SUMMARY:A first talk',
        'DESCRIPTION:What I wonder',
        'ORGANIZER;CN="Robin Example":mailto:no-reply@localhost',
        `URL;VALUE=URI:http://localhost:3000/events?meeting=${id}`,
      ]),
    );
    expect(answer.text).not.toMatch(/ATTENDEE|example\.org/);

    await changeMeeting(robin, id, anHour(3)).expect(200);
    expect(await file(ada, id)).toMatch(/SEQUENCE:1[^]*STATUS:TENTATIVE/);
    await respond(ada, id, 'declined').expect(200);
    expect(await file(robin, id)).toMatch(new RegExp(`UID:meeting-${id}@localhost[^]*STATUS:CANCELLED`));
    await kim.browser.get(`/api/meetings/${id}.ics`).expect(404);
    await kim.browser.get('/api/meetings/x.ics').expect(400);
  });

  it('does not reveal what an invitation is about', async () => {
    const [sam, eve] = [await student(app, 'sam', { fullName: 'Sam Example' }), await mentor(app, 'eve')];
    await createConnection(sam, eve);
    const { id } = await scheduleMeeting(sam, eve, { description: 'What I wonder' });
    expect(await file(eve, id)).toContain('SUMMARY:1-on-1 with Sam Example');
    expect(await file(sam, id)).toContain('SUMMARY:1-on-1 with eve Mentor');
    expect(await file(eve, id)).not.toMatch(/A first talk|What I wonder/);
  });
});

describe('the conflicts of a time', () => {
  const conflicts = ({ browser }: TestUser, query: Record<string, unknown>) =>
    browser.get('/api/meetings/conflicts').query({ attendeeId: ada.id, ...anHour(), ...query });

  it('contain the user’s own meeting, but only that the other person has one', async () => {
    const none = { own: null, theirs: false, theirNight: false, outsideHours: false };
    expect((await conflicts(robin, {}).expect(200)).body).toEqual(none);
    const { id } = await scheduleMeeting(kim, ada);
    expect((await conflicts(robin, {}).expect(200)).body).toEqual({ ...none, theirs: true });
    expect((await conflicts(robin, { startTime: anHour(1).startTime, endTime: anHour(1).endTime })).body).toEqual(none);
    expect((await conflicts(kim, {}).expect(200)).body).toEqual({
      ...none,
      own: {
        id,
        title: 'A first talk',
        ...anHour(),
      },
      theirs: true,
    });
    expect((await conflicts(kim, { except: id }).expect(200)).body).toEqual(none);
  });

  it('include the other person’s night and times outside their hours', async () => {
    const nightPeriod = anHour(24 - new Date(anHour().startTime).getUTCHours() + 1);
    await ada.browser.put('/api/time-zone').send({ timeZone: 'UTC' }).expect(204);
    expect((await conflicts(robin, nightPeriod).expect(200)).body).toMatchObject({
      theirNight: true,
      outsideHours: false,
    });
    const hours = { lengthMinutes: 30, noticeHours: 0, daysOff: [] };
    const rules = [{ day: 1, from: '09:00', to: '09:30' }];
    await ada.browser
      .put('/api/availability')
      .send({ ...hours, rules })
      .expect(200);
    expect((await conflicts(robin, nightPeriod).expect(200)).body).toMatchObject({ outsideHours: true });
  });

  it('are available only for people the user can ask to meet', async () => {
    const { body } = await conflicts(robin, { attendeeId: kim.id }).expect(403);
    expect(body.code).toBe('mentorship.not-connected');
    await conflicts(robin, { attendeeId: robin.id }).expect(400);
    for (const query of [{ startTime: '2027-02-30T10:00:00Z' }, { endTime: anHour().startTime }, { except: 'x' }]) {
      await conflicts(robin, query).expect(400);
    }
    await robin.browser.get('/api/meetings/conflicts').expect(400);
  });
});

describe('the possible attendees', () => {
  const attendees = async ({ browser }: TestUser, query = '') =>
    (await browser.get(`/api/meetings/attendees${query}`).expect(200)).body as { id: number; isConnected: boolean }[];

  it('are connected people by name, then people who can be invited', async () => {
    const [zoe, bea, cyd] = [
      await student(app, 'zoe', { fullName: 'Zoë Example' }),
      await mentor(app, 'bea'),
      await mentor(app, 'cyd'),
    ];
    await connected(zoe, cyd);
    await connected(zoe, ada);
    await createConnection(zoe, bea);
    await cyd.browser.put('/api/time-zone').send({ timeZone: 'Europe/Berlin' }).expect(204);
    const found = await attendees(zoe);
    expect(found.map(({ id }) => id)).toEqual([ada.id, cyd.id, bea.id]);
    expect(found[1]).toEqual({
      id: cyd.id,
      displayName: 'cyd Mentor',
      avatarUrl: null,
      isSample: false,
      role: 'alumni',
      isConnected: true,
      timeZone: 'Europe/Berlin',
      hasHours: false,
      hasProfile: true,
    });
    expect(found[2]).toMatchObject({ isConnected: false, timeZone: null });
    expect((await attendees(zoe, '?q=CYD%20m')).map(({ id }) => id)).toEqual([cyd.id]);
    expect((await attendees(zoe, '?limit=2')).map(({ id }) => id)).toEqual([ada.id, cyd.id]);
    expect(await attendees(bea)).toMatchObject([{ id: zoe.id, displayName: 'Zoë Example', isConnected: false }]);
    for (const query of ['limit=0', 'limit=201']) {
      await zoe.browser.get(`/api/meetings/attendees?${query}`).expect(400);
    }
  });

  it('are found by name, however many connections are newer', async () => {
    const [una, first] = [await mentor(app, 'una'), await student(app, 'first', { fullName: 'Wanda Earliest' })];
    await connected(first, una);
    await app.db.query(
      `WITH made AS (
         INSERT INTO identity.users (id, username, full_name, email, role, birth_date, is_age_verified, password_hash,
           password_set_at, registered_at, email_verified_at, version)
         SELECT 1000000 + n, 'many' || n, 'Many Number', 'many' || n || '@example.org', 'student', '2000-01-01', true,
           '$argon2id$none', now(), now(), now(), 1 FROM generate_series(1, 1001) AS n)
       INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       SELECT 1000000 + n, $1, $1, 'connected', 'Hi', now() + interval '1 day', now() + interval '1 day'
       FROM generate_series(1, 1001) AS n`,
      [una.id],
    );

    expect((await attendees(una, '?q=earliest')).map(({ id }) => id)).toEqual([first.id]);
  });

  it('exclude people with only a request from a minor, and blocked people', async () => {
    const [kid, dan] = [await minor(app, 'kid'), await mentor(app, 'dan')];
    await createConnection(kid, dan);
    expect([await attendees(kid), await attendees(dan)]).toEqual([[], []]);
    await connected(robin, dan);
    await robin.browser.post('/api/blocks').send({ userId: dan.id }).expect(204);
    expect(await attendees(dan)).toEqual([]);
  });
});

describe('a meeting with a user who was suspended', () => {
  it('stays in the list, with the user’s name', async () => {
    const { id } = await scheduleMeeting(kim, ada);
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [kim.id]);
    await backdateMeeting(app, id, 1);
    expect(await listMeetings(ada)).toMatchObject([
      { id, status: 'confirmed', otherUser: { displayName: 'Kim Example' } },
    ]);
  });
});
