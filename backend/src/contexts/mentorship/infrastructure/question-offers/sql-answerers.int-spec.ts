import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import { describeAnswerers } from '../../application/question-offers/testing/answerers.contract';
import type { AnswererMinutes } from '../../application/question-offers/testing/in-memory-answerers';
import { MinutesOfMonth } from '../../domain/minutes/minutes';
import type { AlumniProfileChanges } from '../../domain/profile-fields/alumni-details';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { backfillAnswererKeys } from '../matching/answerer-index';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';
import { addMissingEntries } from '../search-index/finder-entries';
import { SqlAnswerers } from './sql-answerers';

const NOON = new Date('2026-03-01T12:00:00Z');

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() =>
  emptyTables(
    db,
    'mentorship.alumni_profiles',
    'mentorship.answerers',
    'mentorship.answerer_keys',
    'mentorship.finder_entries',
    'mentorship.minutes_charges',
    'mentorship.minutes_given',
    'mentorship.score_keys',
  ),
);

async function saveProfile(userId: number, changes: AlumniProfileChanges): Promise<void> {
  const profiles = new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople());
  const profile = (await profiles.findByUserId(userId)) ?? AlumniProfile.create(userId, null);
  profile.update({ college: 'Reed College', graduationYear: 2019, isWillingToMentor: true, ...changes }, NOON);
  profile.applyChoices({ isProfileVisible: true }, false, NOON);
  await profiles.save(profile);
  await db.query('UPDATE mentorship.finder_entries SET is_away = false');
}

async function saveMinutes(userId: number, { minutesGiven, minutesUsed, monthEndsAt }: AnswererMinutes): Promise<void> {
  const isPaused = new MinutesOfMonth('', minutesGiven, minutesUsed).isPaused;
  await db.query(
    `INSERT INTO mentorship.minutes_given (user_id, minutes_per_month, month, month_ends_at, is_paused)
     SELECT $1::integer, $2::integer, '2026-03-01'::date, $3::timestamptz, $4::boolean WHERE $2::integer IS NOT NULL`,
    [userId, minutesGiven, monthEndsAt, isPaused],
  );
  await db.query(
    `INSERT INTO mentorship.minutes_charges (user_id, kind, source_id, month, minutes, charged_at, returned_at)
     SELECT $1::integer, 'request', 1, '2026-03-01'::date, $2::integer, '2026-03-01'::timestamptz, NULL::timestamptz WHERE $2::integer > 0
     UNION ALL SELECT $1::integer, 'request', 2, '2026-03-01', 90, '2026-03-01', '2026-03-01'
     UNION ALL SELECT $1::integer, 'request', 3, '2026-02-01', 90, '2026-02-01', NULL`,
    [userId, minutesUsed],
  );
}

describeAnswerers('PostgreSQL', async () => ({
  answerers: new SqlAnswerers(unitOfWorkOn(db)),
  saveProfile,
  saveMinutes,
}));

describe('alumni for open questions in PostgreSQL', () => {
  const listIds = async (key: string) =>
    (await new SqlAnswerers(unitOfWorkOn(db)).listLongestWaiting(key, [], NOON, 10)).map(({ userId }) => userId);

  it.each<[string, AlumniProfileChanges]>([
    ['are busy', { availabilityStatus: 'busy' }],
    ['don’t want to mentor', { isWillingToMentor: false }],
  ])('exclude those who %s', async (_, changes) => {
    await saveProfile(10, { collegeId: 3, major: 'Law' });
    expect(await listIds('college:3')).toEqual([10]);
    await saveProfile(10, changes);
    expect(await listIds('college:3')).toEqual([]);
  });

  it('exclude those with a hidden profile or without requests from students', async () => {
    const profiles = new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople());
    for (const [userId, choices] of [
      [10, { isProfileVisible: false }],
      [11, { allowStudentConnections: false }],
    ] as const) {
      await saveProfile(userId, { collegeId: 3, major: 'Law' });
      const profile = (await profiles.findByUserId(userId))!;
      profile.applyChoices(choices, false, NOON);
      await profiles.save(profile);
    }
    expect(await listIds('college:3')).toEqual([]);
  });

  it('exclude those who are unconfirmed, suspended, closing or in another role', async () => {
    await saveProfile(10, { collegeId: 3, major: 'Law' });
    await db.query('UPDATE mentorship.finder_entries SET is_away = true');
    expect(await listIds('college:3')).toEqual([]);
  });

  it('are read from the index, however many have the same key', async () => {
    await db.query(`
      INSERT INTO mentorship.alumni_profiles (user_id, college, college_id, major, location, graduation_year,
        is_profile_visible, visibility_chosen_at, is_willing_to_mentor, max_mentees, availability_status,
        allow_student_connections, considered_colleges)
      SELECT n, 'College ' || n % 50, 1 + n % 50, CASE WHEN n % 2 = 0 THEN 'Law' ELSE 'Nursing' END, 'Reno, NV', 2019,
        true, now(), true, 3, 'available', true, '{}'
      FROM generate_series(1, 20000) AS n`);
    const session = unitOfWorkOn(db);
    await addMissingEntries(session, 20_000);
    expect(await backfillAnswererKeys(session, 20_000)).toBe(20_000);
    await db.query('UPDATE mentorship.finder_entries SET is_away = false');
    await db.query(`
      INSERT INTO mentorship.minutes_given SELECT n, 30, '2026-03-01', '2026-04-01', n % 4 = 0
      FROM generate_series(1, 20000) AS n`);
    await db.query(`
      INSERT INTO mentorship.minutes_charges (user_id, kind, source_id, month, minutes, charged_at)
      SELECT n % 20000 + 1, 'request', n, '2026-03-01', 5, '2026-03-01' FROM generate_series(1, 60000) AS n`);
    await db.query(
      'VACUUM ANALYZE mentorship.minutes_given, mentorship.minutes_charges, mentorship.answerers, mentorship.answerer_keys, mentorship.finder_entries',
    );
    const query = session.query.bind(session);
    const plans: string[] = [];
    session.query = async (sql, parameters = []) => {
      plans.push(JSON.stringify(await db.query(`EXPLAIN (ANALYZE, TIMING off, BUFFERS) ${sql}`, parameters)));
      return query(sql, parameters);
    };
    const answerers = new SqlAnswerers(session);
    for (const key of ['college-and-program:1:5138', 'college:1', 'program:2201', 'state:NV'])
      await answerers.listLongestWaiting(key, [1, 2, 3], NOON, 20);
    await answerers.noteOffered([4, 5, 6], NOON);
    expect(plans).toHaveLength(6);
    for (const plan of plans) {
      expect(plan).not.toContain('Seq Scan');
      expect(Number(/shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(400);
    }
    expect(await answerers.listLongestWaiting('state:NV', [], NOON, 3)).toMatchObject([
      { userId: 1 },
      { userId: 2 },
      { userId: 3 },
    ]);
  });
});
