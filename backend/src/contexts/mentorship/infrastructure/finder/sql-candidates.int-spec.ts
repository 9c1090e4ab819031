import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { studentInput } from '../../application/finder/testing/match-inputs';
import type { AlumniProfileChanges } from '../../domain/profile-fields/alumni-details';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { Recommendation } from '../../domain/recommendations/recommendation';
import { SqlPeopleDirectory } from '../people-directory/sql-people-directory';
import { addMissingEntries } from '../search-index/finder-entries';
import { backfillScoreKeys } from '../matching/match-index';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';
import { TypeormRecommendations } from '../recommendations/typeorm-recommendations';
import { SqlCandidates } from './sql-candidates';
import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';

const NOON = new Date('2026-03-01T12:00:00Z');

const takingPart = (id: number) => ({
  id,
  role: 'alumni' as const,
  displayName: 'Robin Example',
  adultFrom: null,
  takesPart: true,
});

describe('mentors in PostgreSQL', () => {
  let db: DataSource;
  let unitOfWork: UnitOfWork;
  let profiles: TypeormAlumniProfiles;
  let candidates: SqlCandidates;
  beforeAll(async () => {
    db = await freshDatabase();
    unitOfWork = unitOfWorkOn(db);
    profiles = new TypeormAlumniProfiles(unitOfWork, new InMemoryPeople());
    candidates = new SqlCandidates(unitOfWork);
  });
  beforeEach(() =>
    emptyTables(
      db,
      'mentorship.alumni_profiles',
      'mentorship.finder_entries',
      'mentorship.score_keys',
      'mentorship.connections',
      'mentorship.recommendations',
    ),
  );

  async function saveMentor(userId: number, changes: AlumniProfileChanges = {}): Promise<void> {
    const profile = AlumniProfile.create(userId, null);
    const studies = { college: 'Reed College', collegeId: 3, major: 'Law', graduationYear: 2019 };
    profile.update({ ...studies, isWillingToMentor: true, industry: 'Legal', ...changes }, NOON);
    profile.applyChoices({ isProfileVisible: true }, false, NOON);
    await unitOfWork.run(() =>
      new SqlPeopleDirectory(unitOfWork, new InMemoryPeople()).saveEntries([userId], [takingPart(userId)]),
    );
    await profiles.save(profile);
  }
  const found = async (
    changes: Parameters<typeof studentInput>[0],
    without: number[] = [],
    atMost = 10,
  ): Promise<number[]> =>
    (await candidates.listBest(1, studentInput(changes), without, atMost)).map(({ mentorId }) => mentorId).sort();

  it.each<[string, Parameters<typeof studentInput>[0]]>([
    ['the major', { intendedMajor: 'law' }],
    ['one of two majors', { intendedMajor: 'History or Law' }],
    ['the field of the major', { intendedMajor: 'Criminal Justice', preferredIndustries: 'Retail' }],
    ['the industry', { preferredIndustries: 'Retail, Law', skillsToLearn: 'Latin' }],
    ['the college on the list', { savedColleges: [{ id: 3, name: 'Another name' }] }],
    ['the name of the college on the list', { savedColleges: [{ id: 9, name: 'Reed College' }] }],
    ['a college both considered', { savedColleges: [{ id: 77, name: 'Bowdoin College' }] }],
    ['the college in a sentence', { schoolsConsidering: 'Maybe Reed College, or something smaller' }],
  ])('are found by %s', async (_, changes) => {
    await saveMentor(10, { consideredColleges: [76, 77] });
    await saveMentor(11, { college: 'Bates College', collegeId: 4, major: 'Nursing', industry: 'Healthcare' });
    expect(await found(changes)).toEqual([10]);
  });

  it('are not found for a profile that cannot reach 40 points', async () => {
    await saveMentor(10);
    expect(await found({ preferredIndustries: 'Law', location: 'Reno, NV' })).toEqual([]);
  });

  it('are found for any profile if they have room and are not excluded', async () => {
    for (const userId of [10, 11, 12]) await saveMentor(userId, { maxMentees: 1 });
    await db.query(`INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at,
      updated_at) VALUES (5, 10, 10, 'connected', 'Hello', now(), now())`);
    const fallbackCandidates = await candidates.listFallback(1, studentInput({ intendedMajor: 'Geology' }), [12], 10);
    expect(fallbackCandidates.map(({ mentorId }) => mentorId)).toEqual([11]);
  });

  it('are a sample that depends on the student, however many mentors share the field', async () => {
    await db.query(`
      INSERT INTO mentorship.alumni_profiles (user_id, college, college_id, major, graduation_year, is_profile_visible,
        visibility_chosen_at, is_willing_to_mentor, max_mentees, availability_status, allow_student_connections,
        considered_colleges)
      SELECT n, 'Reed College', 3, CASE WHEN n % 2 = 0 THEN 'Law' ELSE 'Nursing' END, 2019, true, now(), true, 3,
        'available', true, '{}'
      FROM generate_series(1, 1000) AS n`);
    await addMissingEntries(unitOfWork, 1_000);
    await backfillScoreKeys(unitOfWork, 1_000);
    await db.query('UPDATE mentorship.finder_entries SET is_away = false');
    const idsFor = async (studentId: number) => {
      const sample = await candidates.listFallback(
        studentId,
        studentInput({ intendedMajor: 'Criminal Justice' }),
        [],
        2_000,
      );
      return sample.map(({ mentorId }) => mentorId).sort((one, other) => one - other);
    };

    // The sample of student 3 begins at 3 × 104,729 modulo 1,001.
    const inField = Array.from({ length: 150 }, (_, n) => 874 + 2 * n).map((id) => (id > 1_000 ? id - 1_000 : id));
    const others = Array.from({ length: 150 }, (_, n) => 874 + n).map((id) => (id > 1_000 ? id - 1_000 : id));
    expect(await idsFor(3)).toEqual([...new Set([...inField, ...others])].sort((one, other) => one - other));
    expect(await idsFor(4)).not.toEqual(await idsFor(3));
  });

  it('are returned with the fields that members see, and with their counts', async () => {
    await saveMentor(10, { skills: 'Logic', location: 'Reno, NV', maxMentees: 2, availabilityStatus: 'other' });
    await db.query(`INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at,
      updated_at) VALUES (5, 10, 10, 'connected', 'Hello', now(), now())`);
    for (const studentId of [1, 2, 3]) {
      const user = { id: studentId, studentId, mentorId: 10 };
      await new TypeormRecommendations(unitOfWork).save(Recommendation.create(user, { score: 50, reasons: [] }, NOON));
    }

    expect(await candidates.listBest(1, studentInput({ intendedMajor: 'Law' }), [], 10)).toEqual([
      {
        mentorId: 10,
        timesRecommended: 2,
        matchInput: {
          college: 'Reed College',
          collegeId: 3,
          major: 'Law',
          currentPosition: null,
          industry: 'Legal',
          skills: 'Logic',
          mentorshipAreas: null,
          location: 'Reno, NV',
          availabilityStatus: 'other',
          placesLeft: 1,
          repliesWithinDays: null,
          consideredColleges: [],
        },
      },
    ]);
  });

  it('are the highest-scoring ones if there are more than the limit', async () => {
    await saveMentor(10, { industry: 'Retail' });
    await saveMentor(11);
    await saveMentor(12, { industry: 'Retail', skills: 'Trials, Contracts, Latin' });
    const student = { intendedMajor: 'Law', preferredIndustries: 'Legal', skillsToLearn: 'Trials, Contracts, Latin' };
    expect(await found(student, [], 2)).toEqual([11, 12]);
  });

  it('are not found if full, away or excluded', async () => {
    for (const userId of [10, 11, 12, 13]) await saveMentor(userId, { maxMentees: 1 });
    await db.query(`INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at,
      updated_at) VALUES (5, 10, 10, 'connected', 'Hello', now(), now())`);
    await unitOfWork.run(() =>
      new SqlPeopleDirectory(unitOfWork, new InMemoryPeople()).saveEntries(
        [11],
        [{ ...takingPart(11), takesPart: false }],
      ),
    );
    expect(await found({ intendedMajor: 'Law' }, [12])).toEqual([13]);
  });

  it.each<[string, AlumniProfileChanges | null]>([
    ['is busy', { availabilityStatus: 'busy' }],
    ['no longer wants to mentor', { isWillingToMentor: false }],
    ['hides', null],
  ])('no longer include anyone who %s', async (_, changes) => {
    await saveMentor(10);
    const profile = (await profiles.findByUserId(10))!;
    if (changes) profile.update(changes, NOON);
    else profile.applyChoices({ isProfileVisible: false }, false, NOON);
    await profiles.save(profile);
    expect(await found({ intendedMajor: 'Law' })).toEqual([]);
  });
});
