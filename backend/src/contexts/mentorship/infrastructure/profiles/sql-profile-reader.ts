import { Injectable } from '@nestjs/common';
import type { OwnAlumniProfile } from '../../application/profiles/own-profiles';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { CollegeList } from '../../application/profiles/ports/college-list';
import { type OwnProfiles, ProfileReader, type StudentTraits } from '../../application/profiles/ports/profiles';
import { alumniProfileSchema, jsonColumnsSql, studentProfileSchema } from './profiles.schema';

// Runs on every page; reads both profiles in one statement by primary key.
const SELECT_PROFILES = `
  SELECT
    (SELECT json_build_object(${jsonColumnsSql(alumniProfileSchema, 'a', ['userId', 'lastEditedAt'])})
       FROM mentorship.alumni_profiles a WHERE a.user_id = $1 AND a.college IS NOT NULL) AS "alumniProfile",
    (SELECT json_build_object(${jsonColumnsSql(studentProfileSchema, 's', ['userId', 'lastEditedAt'])})
       FROM mentorship.student_profiles s WHERE s.user_id = $1) AS "studentProfile"`;

interface StoredProfilesRow extends Pick<OwnProfiles, 'studentProfile'> {
  readonly alumniProfile: (Omit<OwnAlumniProfile, 'consideredColleges'> & { consideredColleges: number[] }) | null;
}

@Injectable()
export class SqlProfileReader extends ProfileReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly colleges: CollegeList,
  ) {
    super();
  }

  async findByUserId(userId: number): Promise<OwnProfiles> {
    const [found] = await this.db.query<StoredProfilesRow>(SELECT_PROFILES, [userId]);
    const { alumniProfile: alumni, studentProfile } = found!;
    const consideredColleges = await this.colleges.listByIds(alumni?.consideredColleges ?? []);
    return {
      alumniProfile: alumni && parseVisibilityDate({ ...alumni, consideredColleges }),
      studentProfile: studentProfile && parseVisibilityDate(studentProfile),
    };
  }

  async findStudentTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>> {
    const rows = await this.db.query<StudentTraits & { userId: number }>(
      `SELECT user_id AS "userId", location, intended_major AS "intendedMajor"
       FROM mentorship.student_profiles WHERE user_id = ANY ($1::integer[])`,
      [userIds],
    );
    return new Map(rows.map(({ userId, ...traits }) => [userId, traits]));
  }
}

/** JSON has no dates; they are returned as text. */
const parseVisibilityDate = <Profile extends { visibilityChosenAt: Date | null }>(profile: Profile): Profile => ({
  ...profile,
  visibilityChosenAt: profile.visibilityChosenAt && new Date(profile.visibilityChosenAt),
});
