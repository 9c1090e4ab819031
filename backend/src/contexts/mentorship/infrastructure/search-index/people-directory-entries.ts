import type { AlumniProfileState, StudentProfileState } from '../../domain/profile-fields/profile-states';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { isListedAlumni, studentEntryOf } from '../../domain/search-index/directory-entry';

/** Writes entries: $1 is a JSON list of DirectoryEntry. */
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

/** What a student is found by changes with the profile, in the same unit of work. */
export async function updateStudentEntry(unitOfWork: UnitOfWork, profile: StudentProfileState): Promise<void> {
  const { isPublicStudent, major, graduationYear, state } = studentEntryOf(profile, false);
  await unitOfWork.query(
    `UPDATE mentorship.people_directory SET is_public_student = $2, major = $3, graduation_year = $4, state = $5
     WHERE user_id = $1`,
    [profile.userId, isPublicStudent, major, graduationYear, state],
  );
}

/** Whether an alumna or alumnus is listed changes with the profile, in the same unit of work. */
export async function updateAlumniEntry(unitOfWork: UnitOfWork, profile: AlumniProfileState): Promise<void> {
  await unitOfWork.query('UPDATE mentorship.people_directory SET is_listed_alumni = $2 WHERE user_id = $1', [
    profile.userId,
    isListedAlumni(profile),
  ]);
}
