import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { mentorMatchTerms, type IndexedMentorFields } from '../../domain/matching/match-index';
import { isRecommendable } from '../../domain/matching/match-factors';
import { saveAnswererKeys } from './answerer-index';

/** Number of bits for words. Two words can share a bit; the final score compares the words. */
const BIT_COUNT = 256;

/**
 * Converts words to bits of one number for PostgreSQL's `bit(256)`, so that shared words are counted without comparing
 * strings.
 */
export function wordBits(words: readonly string[]): string {
  const bits = new Array<string>(BIT_COUNT).fill('0');
  for (const word of words) bits[hash(word) % BIT_COUNT] = '1';
  return bits.join('');
}

/** FNV-1a */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(word)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/** Fields for score keys of up to $1 profiles that can be recommended and have no keys. */
const SELECT_PROFILES_WITHOUT_KEYS = `
  SELECT user_id AS "userId", college, college_id AS "collegeId", major, current_position AS "currentPosition", industry,
    skills, mentorship_areas AS "mentorshipAreas", location, availability_status AS "availabilityStatus",
    considered_colleges AS "consideredColleges"
  FROM mentorship.alumni_profiles p
  WHERE college IS NOT NULL AND is_profile_visible AND is_willing_to_mentor AND allow_student_connections
    AND availability_status <> 'busy'
    AND NOT EXISTS (SELECT FROM mentorship.score_keys k WHERE k.mentor_id = p.user_id)
  ORDER BY user_id LIMIT $1 FOR NO KEY UPDATE`;

/** Writes keys; $1 is a JSON list of the results of `rowOf`. */
const UPSERT_SCORE_KEYS_SQL = `
  INSERT INTO mentorship.score_keys (mentor_id, major, field, college, college_id, considered, industries, state,
    is_available, words)
  SELECT k."mentorId", k.major, k.field, k.college, k."collegeId", k.considered, k.industries, k.state,
    k."isAvailable", k.words::bit(256)
  FROM jsonb_to_recordset($1::jsonb) AS k ("mentorId" integer, major text, field text, college text,
    "collegeId" integer, considered integer[], industries text[], state text, "isAvailable" boolean, words text)
  ON CONFLICT (mentor_id) DO UPDATE SET major = excluded.major, field = excluded.field, college = excluded.college,
    college_id = excluded.college_id, considered = excluded.considered, industries = excluded.industries,
    state = excluded.state, is_available = excluded.is_available, words = excluded.words`;

type IndexableProfile = IndexedMentorFields & Pick<AlumniProfileState, 'userId' | 'availabilityStatus'>;

/** The keys of one mentor as a row. */
function toScoreKeysRow(profile: IndexableProfile) {
  const { words, ...keys } = mentorMatchTerms(profile);
  const isAvailable = profile.availabilityStatus === 'available';
  return { ...keys, mentorId: profile.userId, isAvailable, words: wordBits(words) };
}

/** Updates or deletes the keys of a profile, in the unit of work that changes the profile. */
export async function saveMatchIndex(unitOfWork: UnitOfWork, profile: AlumniProfileState): Promise<void> {
  if (isRecommendable(profile))
    await unitOfWork.query(UPSERT_SCORE_KEYS_SQL, [JSON.stringify([toScoreKeysRow(profile)])]);
  else await unitOfWork.query('DELETE FROM mentorship.score_keys WHERE mentor_id = $1', [profile.userId]);
  await saveAnswererKeys(unitOfWork, profile);
}

/**
 * Writes the keys of mentors without any, up to `limit`.
 * @returns the number of mentors
 */
export async function backfillScoreKeys(unitOfWork: UnitOfWork, limit: number): Promise<number> {
  const profiles = await unitOfWork.query<IndexableProfile>(SELECT_PROFILES_WITHOUT_KEYS, [limit]);
  await unitOfWork.query(UPSERT_SCORE_KEYS_SQL, [JSON.stringify(profiles.map(toScoreKeysRow))]);
  return profiles.length;
}
