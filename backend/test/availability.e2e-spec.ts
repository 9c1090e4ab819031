import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { createConnection, connected, mentor, minor } from './support/connections';
import { anHour, cancelMeeting, scheduleMeeting } from './support/meetings';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  await connected(robin, ada);
});

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
const HOURS = { lengthMinutes: 60, noticeHours: 0, rules: EVERY_DAY, daysOff: [] };
const setAvailability = ({ browser }: TestUser, changes: object = {}) =>
  browser.put('/api/availability').send({ ...HOURS, ...changes });
const slots = ({ browser }: TestUser, { id }: Pick<TestUser, 'id'>, query = '') =>
  browser.get(`/api/users/${id}/slots${query}`);
const faults = (body: unknown): string[] => (body as { errors: { field: string }[] }).errors.map(({ field }) => field);

describe('the time zone of a user', () => {
  it('is the one they reported last', async () => {
    const kim = await student(app, 'kim');
    expect((await kim.browser.get('/api/time-zone').expect(200)).body).toEqual({ timeZone: null });
    for (const timeZone of ['America/Chicago', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC']) {
      await kim.browser.put('/api/time-zone').send({ timeZone }).expect(204);
      expect((await kim.browser.get('/api/time-zone').expect(200)).body).toEqual({ timeZone });
    }
  });

  it.each(['Mars/Olympus', '+05:00', '', 'America/Chicago\u0000', 'x'.repeat(65), 7, null, { a: 1 }])(
    'cannot be %j',
    async (timeZone) => {
      const { body } = await robin.browser.put('/api/time-zone').send({ timeZone }).expect(400);
      expect(faults(body)).toEqual(['timeZone']);
    },
  );
});

describe('the hours of a user', () => {
  it('are empty until they are set, which requires a time zone', async () => {
    const lena = await student(app, 'lena');
    expect((await lena.browser.get('/api/availability').expect(200)).body).toEqual({
      lengthMinutes: 30,
      noticeHours: 24,
      rules: [],
      daysOff: [],
      timeZone: null,
    });
    const { body } = await setAvailability(lena).expect(400);
    expect(faults(body)).toEqual(['timeZone']);
    expect((await lena.browser.get('/api/availability').expect(200)).body.rules).toEqual([]);
  });

  it('are sorted by weekday and time, and replace the previous ones', async () => {
    const rules = [
      { day: 5, from: '13:00', to: '24:00' },
      { day: 1, from: '14:00', to: '15:30' },
      { day: 1, from: '09:00', to: '14:00' },
    ];
    const daysOff = ['2027-12-24', '2027-07-04', '2027-12-24'];
    const changes = { lengthMinutes: 45, noticeHours: 168, rules, daysOff, timeZone: 'Europe/Berlin' };
    const { body } = await setAvailability(ada, changes).expect(200);
    expect(body).toEqual({
      ...changes,
      rules: [rules[2], rules[1], rules[0]],
      daysOff: ['2027-07-04', '2027-12-24'],
    });
    expect((await ada.browser.get('/api/availability').expect(200)).body).toEqual(body);
    expect((await ada.browser.get('/api/time-zone').expect(200)).body).toEqual({ timeZone: 'Europe/Berlin' });

    await ada.browser.put('/api/time-zone').send({ timeZone: 'Asia/Tokyo' }).expect(204);
    expect((await ada.browser.get('/api/availability').expect(200)).body).toEqual(body);
    await setAvailability(ada, { timeZone: null, rules: [] }).expect(200);
    expect((await ada.browser.get('/api/availability').expect(200)).body).toMatchObject({ rules: [], noticeHours: 0 });
  });

  const rule = (changes: object) => ({ rules: [{ day: 1, from: '09:00', to: '10:00', ...changes }] });
  it.each([
    ['a length no one offers', { lengthMinutes: 20 }, 'lengthMinutes'],
    ['no length', { lengthMinutes: undefined }, 'lengthMinutes'],
    ['less than no notice', { noticeHours: -1 }, 'noticeHours'],
    ['more than a week of notice', { noticeHours: 169 }, 'noticeHours'],
    ['half an hour of notice', { noticeHours: 0.5 }, 'noticeHours'],
    ['no day', rule({ day: 0 }), 'rules.0.day'],
    ['an eighth day', rule({ day: 8 }), 'rules.0.day'],
    ['a time without its nought', rule({ from: '9:00' }), 'rules.0.from'],
    ['a day that begins at its end', rule({ from: '24:00' }), 'rules.0.from'],
    ['a 25th hour', rule({ to: '24:30' }), 'rules.0.to'],
    ['an end before the beginning', rule({ to: '08:59' }), 'rules.0'],
    ['no time at all', rule({ to: '09:00' }), 'rules.0'],
    ['hours over others', { rules: [rule({}).rules[0], rule({ from: '09:59', to: '11:00' }).rules[0]] }, 'rules.1'],
    ['something unknown', rule({ place: 'here' }), 'rules.0.place'],
    ['hours that are nothing', { rules: [null] }, 'rules'],
    ['hours in hours', { rules: [rule({}).rules] }, 'rules'],
    ['hours that are words', { rules: 'always' }, 'rules'],
    ['29 times', { rules: Array.from({ length: 29 }, () => rule({}).rules[0]) }, 'rules'],
    ['a day that is not', { daysOff: ['2027-02-29'] }, 'daysOff'],
    ['a day with a time', { daysOff: ['2027-02-28T00:00:00Z'] }, 'daysOff'],
    ['61 days off', { daysOff: Array(61).fill('2027-02-28') }, 'daysOff'],
    ['another zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('reject %s', async (_, changes, field) => {
    const { body } = await setAvailability(ada, changes).expect(400);
    expect(faults(body)).toEqual([field]);
    expect((await ada.browser.get('/api/availability').expect(200)).body.lengthMinutes).toBe(60);
  });
});

describe('the slots of a user', () => {
  const first = anHour().startTime;
  const from = encodeURIComponent(first);
  beforeAll(() => setAvailability(ada, { timeZone: 'UTC' }).expect(200));

  it('exclude the meetings of both people, for any length', async () => {
    const kaya = await student(app, 'kaya');
    await connected(kaya, ada);
    const { id } = await scheduleMeeting(kaya, ada, anHour(2));
    const own = await scheduleMeeting(robin, ada, anHour(4));
    const hours = (body: { startTime: string }[]) =>
      body.map(({ startTime }) => (Date.parse(startTime) - Date.parse(first)) / 3_600_000);

    const { body } = await slots(robin, ada, `?from=${from}&days=1`).expect(200);
    expect(hours(body)).toEqual(Array.from({ length: 24 }, (_, i) => i).filter((hour) => hour !== 2 && hour !== 4));
    expect(body[0]).toEqual(anHour());
    const shorter = (await slots(robin, ada, `?from=${from}&days=1&length=30`).expect(200)).body;
    expect(hours(shorter)).toHaveLength(44);
    expect((await slots(kaya, ada, `?from=${from}&days=1`).expect(200)).body).toEqual(body);

    await cancelMeeting(kaya, id).expect(204);
    await cancelMeeting(robin, own.id).expect(204);
    expect(hours((await slots(robin, ada, `?from=${from}&days=1`).expect(200)).body)).toHaveLength(24);
  });

  it('are empty without hours, within the notice, in the past and in the far future', async () => {
    expect((await slots(ada, robin).expect(200)).body).toEqual([]);
    await setAvailability(ada, { noticeHours: 168 }).expect(200);
    expect((await slots(robin, ada, '?days=6').expect(200)).body).toEqual([]);
    await setAvailability(ada).expect(200);
    const [next] = (await slots(robin, ada, '?from=1999-12-31T00:00:00Z&days=31').expect(200)).body;
    expect(next).toBeUndefined();
    expect((await slots(robin, ada, '?from=2999-12-31T00:00:00%2B01:00').expect(200)).body).toEqual([]);
  });

  it.each(['days=0', 'days=32', 'days=1e1', 'length=20', 'from=2027-02-30T00:00:00Z', 'from=2027-02-03'])(
    'reject the query %s',
    async (query) => {
      const { body } = await slots(robin, ada, `?${query}`).expect(400);
      expect(faults(body)).toEqual([query.split('=')[0]]);
    },
  );

  it('are available for people the user can ask to meet; everyone else looks unknown', async () => {
    const stranger = await student(app, 'stranger');
    const noOne = (await slots(stranger, { id: 2_147_483_647 }).expect(404)).body;
    expect(noOne).toMatchObject({ code: 'mentorship.person-not-found' });
    /** The body without path and request ID. */
    const sameAnswer = (body: object) =>
      Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'instance' && key !== 'requestId'));
    const dean = await administratorOf(app, 'dean', 1);
    const child = await minor(app, 'child');
    await createConnection(child, ada);
    for (const [who, whom] of [
      [stranger, ada],
      [ada, stranger],
      [stranger, dean],
      [child, ada],
      [ada, child],
      [ada, ada],
    ] as const) {
      expect(sameAnswer((await slots(who, whom).expect(404)).body)).toEqual(sameAnswer(noOne));
    }
    await createConnection(stranger, ada);
    expect((await slots(stranger, ada, '?days=1').expect(200)).body).not.toEqual([]);
    await ada.browser.post('/api/blocks').send({ userId: stranger.id });
    expect(sameAnswer((await slots(stranger, ada).expect(404)).body)).toEqual(sameAnswer(noOne));
  });

  it('return 401 to visitors and 403 to administrators, like time zone, hours and feed', async () => {
    const dean = await administratorOf(app, 'other.dean', 1);
    for (const path of ['/api/time-zone', '/api/availability', `/api/users/${ada.id}/slots`, '/api/calendar-feed']) {
      await app.visitor().get(path).expect(401);
      expect((await dean.browser.get(path).expect(403)).body).toMatchObject({ code: 'platform.not-allowed' });
    }
    await dean.browser.put('/api/availability').send(HOURS).expect(403);
    await dean.browser.put('/api/time-zone').send({ timeZone: 'UTC' }).expect(403);
  });
});
