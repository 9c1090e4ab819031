import { MinutesFacade } from '../src/contexts/mentorship';
import { StartNextMonths } from '../src/contexts/mentorship/application/minutes/charge-minutes';
import { MINUTES_RULES, NoMinutesLeft } from '../src/contexts/mentorship/domain/minutes/minutes';
import { startApp, type TestApp } from './support/app';
import { mentor } from './support/connections';
import { emptyTables } from './support/empty-tables';
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
beforeAll(async () => {
  app = await startApp();
  ada = await mentor(app, 'ada', { college: 'College 4', collegeId: 4 });
  await ada.browser.put('/api/time-zone').send({ timeZone: 'America/Chicago' }).expect(204);
});
beforeEach(() => emptyTables(app.db, 'mentorship.minutes_given', 'mentorship.minutes_charges'));

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
    const robin = await student(app, 'robin');
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
