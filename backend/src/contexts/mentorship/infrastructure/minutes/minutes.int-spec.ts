import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeMinutes } from '../../application/minutes/testing/minutes.contract';
import type { ChargeSource, MinutesCharge } from '../../domain/minutes/minutes';
import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import { SqlFinderReader } from '../finder/sql-finder-reader';
import { addMissingEntries } from '../search-index/finder-entries';
import { insertMeeting } from '../meetings/testing/insert-meeting';
import { SqlGivenMinutes, SqlMinutesCharges } from './sql-minutes';

const [ADA, ROBIN, KIM] = [1, 1_001, 1_002];
const [NYU, RICE] = [4, 5];
const NOON = new Date('2027-03-10T12:00:00Z');
const hour = (at: number) => ({
  startTime: new Date(NOON.getTime() + at * 3_600_000),
  endTime: new Date(NOON.getTime() + (at + 1) * 3_600_000),
});
let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() => emptyTables(db, 'mentorship.minutes_given', 'mentorship.minutes_charges'));

const stores = () => {
  const unitOfWork = unitOfWorkOn(db);
  return { given: new SqlGivenMinutes(unitOfWork), charges: new SqlMinutesCharges(unitOfWork) };
};

describeMinutes('PostgreSQL', async () => stores());

describe('the students helped in PostgreSQL', () => {
  const charge = (source: ChargeSource, minutes: number, collegeId: number | null = NYU, month = '2027-03') => {
    const details = { userId: ADA, source, month, minutes, collegeId, chargedAt: NOON, returnedAt: null };
    return stores().charges.save(details);
  };
  const connect = async (studentId: number): Promise<number> => {
    const [row] = await db.query<{ id: number }[]>(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       VALUES ($1, $2, $2, 'connected', 'Hello', now(), now()) RETURNING id`,
      [studentId, ADA],
    );
    return row!.id;
  };

  it('are counted once each, by college, with calls that took place', async () => {
    await charge({ kind: 'request', id: await connect(ROBIN) }, 5);
    const meet = (attendeeId: number, at: number) => insertMeeting(db, { hostId: ADA, attendeeId, ...hour(at) });
    await charge({ kind: 'meeting', id: await meet(ROBIN, -2) }, 60);
    await charge({ kind: 'meeting', id: await meet(KIM, -3) }, 30, NYU, '2027-02');
    await charge({ kind: 'meeting', id: await meet(KIM, 1) }, 45, RICE);
    await charge({ kind: 'open-question', id: 1 }, 5, RICE);
    await charge({ kind: 'open-question', id: 2 }, 5, RICE);
    await charge({ kind: 'open-question', id: 3 }, 5, null);
    await charge({ kind: 'open-question', id: 4 }, 5, NYU, '2027-01');
    await charge({ kind: 'request', id: 99_999 }, 5, RICE);
    expect(await stores().charges.listHelped(ADA, ['2027-02', '2027-03'], NOON)).toEqual([
      { collegeId: NYU, students: 2, minutes: 95 },
      { collegeId: RICE, students: 3, minutes: 15 },
    ]);
    expect(await stores().charges.listHelped(ROBIN, ['2027-03'], NOON)).toEqual([]);
  });
});

describe('a mentor in the finder', () => {
  beforeEach(async () => {
    await emptyTables(db, 'mentorship.alumni_profiles', 'mentorship.finder_entries');
    await db.query(
      `INSERT INTO mentorship.alumni_profiles (user_id, college, major, graduation_year, is_willing_to_mentor, max_mentees,
         availability_status, is_profile_visible, visibility_chosen_at, allow_student_connections)
       VALUES (1, 'NYU', 'Law', 2019, true, 3, 'available', true, now(), true)`,
    );
    await index();
  });
  const index = async () => {
    await db.query('DELETE FROM mentorship.finder_entries');
    await addMissingEntries(unitOfWorkOn(db), 10);
  };
  const room = async () =>
    (
      await db.query<{ room: boolean }[]>('SELECT has_room AS room FROM mentorship.finder_entries WHERE user_id = 1')
    )[0];
  const figures = async () => {
    const unitOfWork = unitOfWorkOn(db);
    const found = await new SqlFinderReader(unitOfWork, unitOfWork, new InMemoryPeople()).findById(ADA);
    return [found?.placesLeft, found?.minutesLeft];
  };
  const march = { userId: ADA, minutesPerMonth: 30, month: '2027-03', endsAt: NOON };

  it('has no room while they are paused, also after the profile changes, and has it again after that', async () => {
    expect(await room()).toEqual({ room: true });
    await stores().given.save({ ...march, isPaused: true });
    expect([await room(), await figures()]).toEqual([{ room: false }, [0, 0]]);
    await index();
    expect(await room()).toEqual({ room: false });
    await stores().given.save({ ...march, isPaused: false });
    expect([await room(), await figures()]).toEqual([{ room: true }, [3, 30]]);
    await stores().given.save({ ...march, isPaused: true });
    await stores().given.delete(ADA);
    expect([await room(), await figures()]).toEqual([{ room: true }, [3, null]]);
  });

  it.each([
    [600, 0, 60],
    [60, 15, 45],
    [60, 16, 30],
    [30, 20, 5],
    [30, 40, 5],
  ])('with %i minutes a month and %i spent before today shows %i', async (minutesPerMonth, minutes, shown) => {
    await stores().given.save({ ...march, minutesPerMonth, isPaused: false });
    const yesterday = new Date(Date.now() - 86_400_000);
    const save = (id: number, changes: Partial<MinutesCharge>) =>
      stores().charges.save({
        userId: ADA,
        source: { kind: 'request', id },
        month: '2027-03',
        minutes,
        collegeId: null,
        chargedAt: yesterday,
        returnedAt: null,
        ...changes,
      });
    if (minutes > 0) await save(1, {});
    await save(2, { minutes: 60, returnedAt: new Date() });
    await save(3, { minutes: 60, month: '2027-02' });
    await save(4, { minutes: 60, chargedAt: new Date() });
    expect(await figures()).toEqual([3, shown]);
  });
});
