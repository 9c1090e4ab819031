import type { Session } from '../../../../shared/infrastructure/typeorm/session';
import type { AlumniProfileState } from '../../domain/alumni-profile';
import { finderEntryOf } from '../../domain/finder-entry';

/** What an entry is made of, of every profile; rows like AlumniProfileState as far as an entry needs it. */
export const ALL_PROFILES = `
  SELECT user_id AS "userId", college, college_id AS "collegeId", major, graduation_year AS "graduationYear", company,
    industry, is_willing_to_mentor AS "isWillingToMentor", max_mentees AS "maxMentees",
    availability_status AS "availabilityStatus", is_profile_visible AS "isProfileVisible",
    visibility_chosen_at AS "visibilityChosenAt", allow_student_connections AS "allowStudentConnections"
  FROM mentorship.alumni_profiles`;

/**
 * Writes entries: $1 is a JSON list of FinderEntry. What is counted stays; whoever is new stands beside those who were
 * shown least, not before them until they have caught up.
 */
export const KEEP_ENTRIES = `
  INSERT INTO mentorship.finder_entries (user_id, is_listed, is_visible, college_id, college, major, industry, company,
    graduation_year, is_willing, is_available, max_mentees, shown)
  SELECT e."userId", e."isListed", e."isVisible", e."collegeId", e.college, e.major, e.industry, e.company,
    e."graduationYear", e."isWilling", e."isAvailable", e."maxMentees",
    coalesce((SELECT f.shown FROM mentorship.finder_entries f WHERE f.is_findable ORDER BY f.turn, f.shown LIMIT 1), 0)
  FROM jsonb_to_recordset($1::jsonb) AS e ("userId" integer, "isListed" boolean, "isVisible" boolean,
    "collegeId" integer, college text, major text, industry text, company text, "graduationYear" integer,
    "isWilling" boolean, "isAvailable" boolean, "maxMentees" integer)
  ON CONFLICT (user_id) DO UPDATE SET is_listed = excluded.is_listed, is_visible = excluded.is_visible,
    college_id = excluded.college_id, college = excluded.college, major = excluded.major, industry = excluded.industry,
    company = excluded.company, graduation_year = excluded.graduation_year, is_willing = excluded.is_willing,
    is_available = excluded.is_available, max_mentees = excluded.max_mentees`;

/** Brings the finder up to date, in the unit of work that changes the profiles. */
export async function keepEntries(session: Session, profiles: readonly AlumniProfileState[]): Promise<void> {
  await session.query(KEEP_ENTRIES, [JSON.stringify(profiles.map(finderEntryOf))]);
}
