import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type AnswererFields, answererKeys } from '../../domain/matching/answerer-keys';
import { isRecommendable } from '../../domain/matching/match-factors';
import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';

type IndexableProfile = AnswererFields & Pick<AlumniProfileState, 'userId'>;

/** Up to $1 profiles that can be offered questions and aren't indexed. */
const SELECT_PROFILES_WITHOUT_KEYS = /* sql */ `
  SELECT p.user_id AS "userId", p.college_id AS "collegeId",
    p.transferred_from_college_id AS "transferredFromCollegeId", p.major, p.location
  FROM mentorship.alumni_profiles p
  WHERE p.college IS NOT NULL AND p.is_profile_visible AND p.is_willing_to_mentor AND p.allow_student_connections
    AND p.availability_status <> 'busy'
    AND NOT EXISTS (SELECT FROM mentorship.answerers a WHERE a.user_id = p.user_id)
  ORDER BY p.user_id LIMIT $1 FOR NO KEY UPDATE`;

/**
 * Writes the keys of alumni; $1 is a JSON list of their IDs and keys. The time of the last offer stays. Keys are selected in
 * WITH, because Citus can't insert a SELECT with functions from tables that it distributes.
 */
const SAVE_KEYS_SQL = [
  /* sql */ `
  INSERT INTO mentorship.answerers (user_id)
  SELECT r."userId" FROM jsonb_to_recordset($1::jsonb) AS r ("userId" integer) ON CONFLICT DO NOTHING`,
  /* sql */ `
  DELETE FROM mentorship.answerer_keys k USING jsonb_to_recordset($1::jsonb) AS r ("userId" integer, keys text[])
  WHERE k.user_id = r."userId" AND k.key <> ALL (r.keys)`,
  /* sql */ `
  WITH current AS MATERIALIZED (
    SELECT a.user_id, found.key, a.last_offered_at
    FROM jsonb_to_recordset($1::jsonb) AS r ("userId" integer, keys text[])
    JOIN mentorship.answerers a ON a.user_id = r."userId"
    CROSS JOIN LATERAL unnest(r.keys) AS found (key)
  )
  INSERT INTO mentorship.answerer_keys (user_id, key, last_offered_at)
  SELECT user_id, key, last_offered_at FROM current ON CONFLICT DO NOTHING`,
];

async function saveKeys(unitOfWork: UnitOfWork, profiles: readonly IndexableProfile[]): Promise<void> {
  const rows = JSON.stringify(profiles.map((profile) => ({ userId: profile.userId, keys: answererKeys(profile) })));
  for (const sql of SAVE_KEYS_SQL) await unitOfWork.query(sql, [rows]);
}

/** Updates or deletes the keys of a profile, in the unit of work that changes the profile. */
export async function saveAnswererKeys(unitOfWork: UnitOfWork, profile: AlumniProfileState): Promise<void> {
  if (isRecommendable(profile)) await saveKeys(unitOfWork, [profile]);
  else await unitOfWork.query('DELETE FROM mentorship.answerer_keys WHERE user_id = $1', [profile.userId]);
}

/**
 * Writes the keys of alumni who were never indexed, up to `limit`.
 * @returns the number of alumni
 */
export async function backfillAnswererKeys(unitOfWork: UnitOfWork, limit: number): Promise<number> {
  const profiles = await unitOfWork.query<IndexableProfile>(SELECT_PROFILES_WITHOUT_KEYS, [limit]);
  await saveKeys(unitOfWork, profiles);
  return profiles.length;
}
