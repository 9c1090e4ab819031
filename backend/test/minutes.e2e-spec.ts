import { MinutesFacade } from '../src/contexts/mentorship';
import { StartNextMonths } from '../src/contexts/mentorship/application/minutes/charge-minutes';
import { MINUTES_RULES, NoMinutesLeft } from '../src/contexts/mentorship/domain/minutes/minutes';
import { startApp, type TestApp } from './support/app';
import {
  accept,
  connected,
  createConnection,
  mentor,
  patchConnection,
  postConnection,
  relation,
} from './support/connections';
import { emptyTables } from './support/empty-tables';
import { anHour, cancelMeeting, changeMeeting, postMeeting, respond, scheduleMeeting } from './support/meetings';
import { student, type TestUser } from './support/test-users';

interface MinutesBody {
  readonly used: number;
  readonly left: number | null;
  readonly isPaused: boolean;
  readonly month: string;
}
interface Refusal {
  readonly code: string;
  readonly errors: { readonly field: string }[];
}

let app: TestApp;
let ada: TestUser;
let robin: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp();
  ada = await mentor(app, 'ada', { college: 'College 4', collegeId: 4, maxMentees: 20 });
  [robin, kim] = [await student(app, 'robin'), await student(app, 'kim')];
  await ada.browser.put('/api/time-zone').send({ timeZone: 'America/Chicago' }).expect(204);
});
beforeEach(async () => {
  await ada.browser.put('/api/minutes').send({ minutesPerMonth: null }).expect(200);
  await emptyTables(app.db, 'mentorship.minutes_charges', 'mentorship.connections', 'mentorship.meetings');
});

const read = async ({ browser } = ada) => (await browser.get('/api/minutes').expect(200)).body as MinutesBody;
const give = (minutesPerMonth: unknown, { browser } = ada) => browser.put('/api/minutes').send({ minutesPerMonth });
const facade = () => app.app.get(MinutesFacade, { strict: false });
const take = (id: number, minutes: number = MINUTES_RULES.perQuestion) =>
  facade().charge(ada.id, { kind: 'open-question', id }, minutes);

describe('minutes', () => {
  it('are set, shown and removed by the alum', async () => {
    const none = {
      minutesPerMonth: null,
      used: 0,
      left: null,
      isPaused: false,
      timeZone: 'America/Chicago',
      helped: [],
    };
    expect(await read()).toEqual({ ...none, month: expect.stringMatching(/^\d{4}-\d{2}$/) as string });
    expect((await give(30).expect(200)).body).toMatchObject({ minutesPerMonth: 30, used: 0, left: 30 });
    await give(600).expect(200);
    expect((await give(null).expect(200)).body).toMatchObject(none);
  });

  it.each([[4], [601], [7.5], ['30'], [undefined], [true]])('of %j are refused with the field', async (minutes) => {
    const { body } = await give(minutes).expect(400);
    expect((body as Refusal).errors.map(({ field }) => field)).toEqual(['minutesPerMonth']);
  });

  it('are shown only to alumni', async () => {
    await robin.browser.get('/api/minutes').expect(403);
    await give(30, robin).expect(403);
  });
});

describe('open questions that an alum takes', () => {
  it('cost minutes until too little is left, and give them back', async () => {
    await give(10).expect(200);
    await take(1);
    await take(1);
    expect(await read()).toMatchObject({ used: 5, left: 5, isPaused: false });
    await take(2);
    expect(await read()).toMatchObject({ used: 10, left: 0, isPaused: true });
    await expect(take(3)).rejects.toThrow(NoMinutesLeft);
    for (let times = 0; times < 2; times++) await facade().giveBack(ada.id, { kind: 'open-question', id: 2 });
    expect(await read()).toMatchObject({ used: 5, left: 5, isPaused: false });
    await take(3);
  });

  it('name the college that they helped with: the one asked about, or else the own', async () => {
    await facade().charge(ada.id, { kind: 'open-question', id: 1, collegeId: 5 }, 5);
    await take(2);
    await take(3);
    expect(await read()).toMatchObject({
      helped: [
        { collegeId: 4, students: 2, minutes: 10, collegeName: expect.any(String) as string },
        { collegeId: 5, students: 1, minutes: 5 },
      ],
    });
  });

  it('contain no student in the database', async () => {
    await take(1);
    const rows = await app.db.query<object[]>('SELECT * FROM mentorship.minutes_charges');
    expect(rows.map((row) => Object.keys(row).filter((column) => column.endsWith('_id')))).toEqual([
      ['user_id', 'source_id', 'college_id'],
    ]);
  });

  it('are possible again in the next month', async () => {
    await give(5).expect(200);
    await take(1);
    await app.db.query(
      `UPDATE mentorship.minutes_given SET month = month - interval '1 month', month_ends_at = now() - interval '1 hour'`,
    );
    await app.db.query(`UPDATE mentorship.minutes_charges SET month = month - interval '1 month'`);
    await app.app.get(StartNextMonths, { strict: false }).execute();
    const [row] = await app.db.query<{ isPaused: boolean; isAhead: boolean }[]>(
      'SELECT is_paused AS "isPaused", month_ends_at > now() AS "isAhead" FROM mentorship.minutes_given',
    );
    expect(row).toEqual({ isPaused: false, isAhead: true });
    expect(await read()).toMatchObject({ used: 0, left: 5, helped: [{ minutes: 5 }] });
  });
});

/** The minutes charged in any month. */
async function spent(): Promise<number> {
  const [row] = await app.db.query<{ minutes: number }[]>(
    'SELECT coalesce(sum(minutes), 0)::integer AS minutes FROM mentorship.minutes_charges WHERE returned_at IS NULL',
  );
  return row!.minutes;
}
const NONE_LEFT = { code: 'mentorship.no-minutes-left' };

describe('requests of students', () => {
  it('cost minutes when they are accepted, which undoing the answer gives back', async () => {
    await give(5).expect(200);
    const id = await createConnection(robin, ada);
    expect(await spent()).toBe(0);
    await accept(ada, id).expect(200);
    expect(await read()).toMatchObject({ used: 5, isPaused: true });
    await patchConnection(ada, id, { status: 'pending' }).expect(200);
    expect(await read()).toMatchObject({ used: 0, isPaused: false });
    await accept(ada, id).expect(200);
    expect(await spent()).toBe(5);
  });

  it('are refused while the alum is paused, who is shown without room, and lead to the wait list', async () => {
    const waiting = await createConnection(robin, ada);
    await give(5).expect(200);
    await take(1);
    expect((await accept(ada, waiting).expect(409)).body).toMatchObject(NONE_LEFT);
    expect((await postConnection(kim, ada).expect(409)).body).toMatchObject(NONE_LEFT);
    expect(await relation(kim, ada)).toMatchObject({ mayRequest: false, why: 'full' });
    const find = async () => {
      const { body } = await kim.browser.get('/api/alumni/search?mentor=true').expect(200);
      return (body as { id: number }[]).some(({ id }) => id === ada.id);
    };
    const { body } = await kim.browser.get(`/api/alumni/${ada.id}`).expect(200);
    expect([body, await find()]).toMatchObject([{ alumniProfile: { placesLeft: 0, minutesLeft: 0 } }, false]);
    await kim.browser.put(`/api/alumni/${ada.id}/wait-list`).expect(204);
    await give(60).expect(200);
    expect(await find()).toBe(true);
    await postConnection(kim, ada).expect(201);
  });
});

describe('meetings with students', () => {
  beforeEach(async () => {
    await connected(robin, ada);
    await emptyTables(app.db, 'mentorship.minutes_charges');
  });

  it('cost their length when they are confirmed, and follow a change of the time', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    expect(await spent()).toBe(60);
    const startTime = anHour(5).startTime;
    const endTime = new Date(Date.parse(startTime) + 90 * 60_000).toISOString();
    await changeMeeting(robin, id, { startTime, endTime }).expect(200);
    expect(await spent()).toBe(60);
    await respond(ada, id, 'accepted').expect(200);
    expect(await spent()).toBe(90);
    await cancelMeeting(robin, id).expect(204);
    expect(await spent()).toBe(0);
  });

  it('keep their charge if they are canceled less than three hours before', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    await app.db.query(
      `UPDATE mentorship.meetings SET start_time = now() + interval '2 hours', end_time = now() + interval '3 hours'`,
    );
    await cancelMeeting(robin, id).expect(204);
    expect(await spent()).toBe(60);
  });

  it('give the minutes back when the connection ends', async () => {
    await scheduleMeeting(ada, robin);
    await ada.browser.post('/api/blocks').send({ userId: robin.id });
    await emptyTables(app.db, 'mentorship.blocks');
    expect(await spent()).toBe(0);
  });

  it('are refused to both without enough minutes, and nothing is stored', async () => {
    await give(59).expect(200);
    const own = await postMeeting(ada, robin).expect(409);
    expect(own.body).toMatchObject({ ...NONE_LEFT, message: expect.stringMatching(/^You/) as string });
    const theirs = await postMeeting(robin, ada).expect(409);
    expect(theirs.body).toMatchObject({ ...NONE_LEFT, message: expect.stringMatching(/^This mentor/) as string });
    const [row] = await app.db.query<{ count: number }[]>('SELECT count(*)::integer AS count FROM mentorship.meetings');
    expect([row!.count, await spent()]).toEqual([0, 0]);
  });
});
