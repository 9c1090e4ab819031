import { alumniForm, studentForm } from './support/accounts';
import { emptyTables } from './support/empty-tables';
import { collegeIdsIn } from './support/imported-alumni';
import { anHour } from './support/meetings';
import { type Racer, type TwoServers, twoServers } from './support/two-servers';

/** A few rounds per run show whether something is broken; RACE_ROUNDS=50 shows how often. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
jest.setTimeout(120_000 + ROUNDS * 20_000);

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
const HOURS = { lengthMinutes: 60, noticeHours: 0, rules: EVERY_DAY, daysOff: [] };

let servers: TwoServers;
let alumni: Racer[];
let student: Racer;
beforeAll(async () => {
  servers = await twoServers();
  const ids = await collegeIdsIn(servers.db, 2);
  alumni = [];
  for (const [n, alumniCollegeId] of ids.entries()) {
    const alum = await servers.join(alumniForm(`alum${n}`, { alumniCollegeId }));
    const consideredColleges = ids.filter((id) => id !== alumniCollegeId);
    const calls = [
      ['PUT /api/alumni/profile', { isWillingToMentor: true, consideredColleges }],
      ['PATCH /api/privacy/preferences', { isProfileVisible: true }],
      ['PUT /api/time-zone', { timeZone: 'UTC' }],
      ['PUT /api/availability', HOURS],
    ] as const;
    for (const [asked, body] of calls) await servers.call(0, alum, asked, body);
    alumni.push(alum);
  }
  student = await servers.join(studentForm('student'));
  for (const { id } of alumni) {
    await servers.db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       VALUES ($1, $2, $2, 'connected', 'Hello', now(), now())`,
      [student.id, id],
    );
  }
});

const { startTime } = anHour();

async function propose(): Promise<string[]> {
  await emptyTables(servers.db, 'mentorship.meetings', 'mentorship.minutes_charges');
  const form = { alumniIds: alumni.map(({ id }) => id), startTime, lengthMinutes: 60 };
  const { status } = await servers.call(0, student, 'POST /api/joint-calls', form);
  expect(status).toBe(201);
  const rows = await servers.db.query<{ id: number }[]>('SELECT id FROM mentorship.meetings ORDER BY id');
  return rows.map(({ id }) => String(id));
}
const answer = (n: number, which: number, ids: readonly string[], response: 'accepted' | 'declined') =>
  servers.call(n, alumni[which]!, `POST /api/meetings/${ids[which]}/respond`, { response });
const read = async (sql: string): Promise<object[]> => servers.db.query(sql);

describe('a joint call on two servers', () => {
  it('ends for all three when both alumni accept while the student cancels', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ids = await propose();
      const [, , canceled] = await Promise.all([
        answer(round, 0, ids, 'accepted'),
        answer(round + 1, 1, ids, 'accepted'),
        servers.call(round, student, `DELETE /api/meetings/${ids[round % 2]}`),
      ]);
      expect(canceled.status).toBe(204);
      expect(await read('SELECT DISTINCT status FROM mentorship.meetings')).toEqual([{ status: 'cancelled' }]);
      expect(await read('SELECT FROM mentorship.meeting_participants')).toEqual([]);
      expect(await read('SELECT FROM mentorship.minutes_charges WHERE returned_at IS NULL')).toEqual([]);
    }
  });

  it('ends for all three when one alum declines while the other accepts', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ids = await propose();
      const answers = await Promise.all([answer(round, 0, ids, 'declined'), answer(round + 1, 1, ids, 'accepted')]);
      expect(answers[0].status).toBe(200);
      expect([200, 409]).toContain(answers[1].status);
      expect(await read('SELECT status FROM mentorship.meetings ORDER BY id')).toEqual([
        { status: 'declined' },
        { status: 'cancelled' },
      ]);
      expect(await read('SELECT FROM mentorship.meeting_participants')).toEqual([]);
      expect(await read('SELECT FROM mentorship.minutes_charges WHERE returned_at IS NULL')).toEqual([]);
    }
  });
});
