import type { StudentProfileState } from '../../domain/profile-fields/student-details';
import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type FinderFields,
  toFinderEntry,
  isListedAlumni,
  toStudentEntry,
} from '../../domain/search-index/search-entries';

/** Fields for entries of up to $1 profiles without one, or with one that is older than the fields of study, as FinderFields. */
const SELECT_PROFILES_WITHOUT_ENTRY = `
  SELECT user_id AS "userId", college, college_id AS "collegeId", major, graduation_year AS "graduationYear", company,
    industry, is_willing_to_mentor AS "isWillingToMentor", max_mentees AS "maxMentees",
    availability_status AS "availabilityStatus", is_profile_visible AS "isProfileVisible",
    visibility_chosen_at AS "visibilityChosenAt", allow_student_connections AS "allowStudentConnections"
  FROM mentorship.alumni_profiles p
  WHERE NOT EXISTS (SELECT FROM mentorship.finder_entries f WHERE f.user_id = p.user_id AND f.fields IS NOT NULL)
  ORDER BY user_id LIMIT $1 FOR NO KEY UPDATE`;

/** Condition that a mentor has too few minutes left in this month; their entry then has room for no student. */
const isPausedSql = (userId: string): string =>
  `EXISTS (SELECT FROM mentorship.minutes_given g WHERE g.user_id = ${userId} AND g.is_paused)`;

/**
 * Writes entries; $1 is a JSON list of FinderEntry. Counts of existing entries are kept. New entries start with the
 * impressions of the person shown next, so that they aren't ahead of everyone until they catch up. The rows are selected in
 * WITH, because Citus can't insert a SELECT with functions from tables that it distributes.
 */
const UPSERT_ENTRIES_SQL = `
  WITH next_person AS (
    SELECT f.shown FROM mentorship.finder_entries f WHERE f.is_findable ORDER BY f.turn, f.shown LIMIT 1
  ), entries AS MATERIALIZED (
    SELECT e."userId", e."isListed", e."isVisible", e."collegeId", e.college, e.major, e.fields, e.industry, e.company,
      e."graduationYear", e."isWilling", e."isAvailable",
      CASE WHEN ${isPausedSql('e."userId"')} THEN 0 ELSE e."maxMentees" END AS max_mentees,
      coalesce((SELECT shown FROM next_person), 0) AS shown
    FROM jsonb_to_recordset($1::jsonb) AS e ("userId" integer, "isListed" boolean, "isVisible" boolean,
      "collegeId" integer, college text, major text, fields text[], industry text, company text, "graduationYear" integer,
      "isWilling" boolean, "isAvailable" boolean, "maxMentees" integer)
  )
  INSERT INTO mentorship.finder_entries (user_id, is_listed, is_visible, college_id, college, major, fields, industry, company,
    graduation_year, is_willing, is_available, max_mentees, shown)
  SELECT "userId", "isListed", "isVisible", "collegeId", college, major, fields, industry, company, "graduationYear",
    "isWilling", "isAvailable", max_mentees, shown
  FROM entries
  ON CONFLICT (user_id) DO UPDATE SET is_listed = excluded.is_listed, is_visible = excluded.is_visible,
    college_id = excluded.college_id, college = excluded.college, major = excluded.major, fields = excluded.fields,
    industry = excluded.industry, company = excluded.company, graduation_year = excluded.graduation_year, is_willing = excluded.is_willing,
    is_available = excluded.is_available, max_mentees = excluded.max_mentees`;

/**
 * Hides those of $1 from the finder who are not alumni that take part, according to the directory, and shows the
 * others.
 */
export const UPDATE_IS_AWAY_SQL = `
  UPDATE mentorship.finder_entries e SET is_away = NOT those.is_here
  FROM (SELECT id, EXISTS (SELECT FROM mentorship.people_directory d
                           WHERE d.user_id = id AND d.takes_part AND d.role = 'alumni') AS is_here
        FROM unnest($1::integer[]) AS id) those
  WHERE e.user_id = those.id AND e.is_away = those.is_here`;

/** Updates the finder, in the unit of work that changes the profiles. */
export async function saveFinderEntries(unitOfWork: UnitOfWork, profiles: readonly FinderFields[]): Promise<void> {
  await unitOfWork.query(UPSERT_ENTRIES_SQL, [JSON.stringify(profiles.map(toFinderEntry))]);
  await unitOfWork.query(UPDATE_IS_AWAY_SQL, [profiles.map(({ userId }) => userId)]);
}

/** Updates whether the finder shows room, in the unit of work that pauses a mentor or ends the pause. */
export async function updatePausedEntry(unitOfWork: UnitOfWork, userId: number): Promise<void> {
  await unitOfWork.query(
    `UPDATE mentorship.finder_entries e SET max_mentees = room.students
     FROM (SELECT p.user_id, CASE WHEN ${isPausedSql('p.user_id')} THEN 0 ELSE p.max_mentees END AS students
           FROM mentorship.alumni_profiles p WHERE p.user_id = $1) room
     WHERE e.user_id = room.user_id AND e.max_mentees <> room.students`,
    [userId],
  );
}

/**
 * Adds entries for profiles without one, up to `limit`.
 * @returns the number of added entries
 */
export async function addMissingEntries(unitOfWork: UnitOfWork, limit: number): Promise<number> {
  const profiles = await unitOfWork.query<FinderFields>(SELECT_PROFILES_WITHOUT_ENTRY, [limit]);
  await saveFinderEntries(unitOfWork, profiles);
  return profiles.length;
}

/** Writes entries; $1 is a JSON list of DirectoryEntry. */
export const SAVE_DIRECTORY_ENTRIES = `
  INSERT INTO mentorship.people_directory AS d (user_id, role, name, adult_from, takes_part, is_public_student, major,
    graduation_year, state, is_listed_alumni)
  SELECT e."userId", e.role, e.name, e."adultFrom", e."takesPart", e."isPublicStudent", e.major, e."graduationYear", e.state,
    e."isListedAlumni"
  FROM jsonb_to_recordset($1::jsonb) AS e ("userId" integer, role text, name text, "adultFrom" date, "takesPart" boolean,
    "isPublicStudent" boolean, major text, "graduationYear" integer, state text, "isListedAlumni" boolean)
  ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, name = excluded.name, adult_from = excluded.adult_from,
    takes_part = excluded.takes_part, is_public_student = excluded.is_public_student, major = excluded.major,
    graduation_year = excluded.graduation_year, state = excluded.state, is_listed_alumni = excluded.is_listed_alumni`;

/** Updates what a student is found by, in the unit of work that changes the profile. */
export async function updateStudentEntry(unitOfWork: UnitOfWork, profile: StudentProfileState): Promise<void> {
  const { isPublicStudent, major, graduationYear, state } = toStudentEntry(profile, false);
  await unitOfWork.query(
    `UPDATE mentorship.people_directory SET is_public_student = $2, major = $3, graduation_year = $4, state = $5
     WHERE user_id = $1`,
    [profile.userId, isPublicStudent, major, graduationYear, state],
  );
}

/** Updates whether an alum is listed, in the unit of work that changes the profile. */
export async function updateAlumniEntry(unitOfWork: UnitOfWork, profile: AlumniProfileState): Promise<void> {
  await unitOfWork.query('UPDATE mentorship.people_directory SET is_listed_alumni = $2 WHERE user_id = $1', [
    profile.userId,
    isListedAlumni(profile),
  ]);
}
