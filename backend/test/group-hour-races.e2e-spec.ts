import { alumniForm, studentForm } from './support/accounts';
import { emptyTables } from './support/empty-tables';
import { type Racer, type TwoServers, twoServers } from './support/two-servers';

/** A few rounds per run show whether something is broken; RACE_ROUNDS=50 shows how often. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
jest.setTimeout(120_000 + ROUNDS * 20_000);

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const FORM = { topic: 'Life in the dorms', startTime: inHours(48), endTime: inHours(49) };
const range = (many: number): number[] => Array.from({ length: many }, (_, n) => n);

let servers: TwoServers;
let hosts: Racer[];
let students: Racer[];
beforeAll(async () => {
  servers = await twoServers();
  hosts = [await servers.join(alumniForm('host')), await servers.join(alumniForm('host2'))];
  for (const host of hosts) await servers.call(0, host, 'PATCH /api/privacy/preferences', { isProfileVisible: true });
  students = [];
  for (const n of range(6)) students.push(await servers.join(studentForm(`student${n}`)));
});
beforeEach(() => emptyTables(servers.db, 'mentorship.group_hours', 'mentorship.meetings', 'mentorship.connections'));

const offer = async (host: Racer, places: number): Promise<string> =>
  String((await servers.call(0, host, 'POST /api/group-hours', { ...FORM, places })).body.id);
const countGuests = async (): Promise<number> =>
  (await servers.db.query<object[]>('SELECT FROM mentorship.group_hour_guests')).length;

describe('group hours on two servers', () => {
  it('give the last place once', async () => {
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'mentorship.group_hours');
      const id = await offer(hosts[0]!, 2);
      await servers.call(round, students[0]!, `POST /api/group-hours/${id}/join`, {});
      const others = students.slice(1);
      const answers = await Promise.all(
        others.map((student, n) => servers.call(n + round, student, `POST /api/group-hours/${id}/join`, {})),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(await countGuests()).toBe(2);
    }
  });

  it('let a student join only one of two at the same time, also against a meeting of two', async () => {
    const [student] = students as [Racer];
    for (const round of range(ROUNDS)) {
      await emptyTables(servers.db, 'mentorship.group_hours', 'mentorship.meetings', 'mentorship.connections');
      const ids = [await offer(hosts[0]!, 8), await offer(hosts[1]!, 8)];
      const [another] = students.slice(1) as [Racer];
      await servers.db.query(
        `INSERT INTO mentorship.connections (from_user_id, to_user_id, status, message, created_at, updated_at)
         VALUES ($1, $2, 'connected', 'Hello', now(), now())`,
        [another.id, student.id],
      );
      const { topic: title, ...times } = FORM;
      const meeting = { title, attendeeId: student.id, ...times };
      const answers = await Promise.all([
        ...ids.map((id, n) => servers.call(n + round, student, `POST /api/group-hours/${id}/join`, {})),
        servers.call(round + 1, another, 'POST /api/meetings', meeting),
      ]);
      const refused = answers.map(({ status }) => status).filter((status) => status === 409);
      expect(refused).toHaveLength(2);
    }
  });
});
