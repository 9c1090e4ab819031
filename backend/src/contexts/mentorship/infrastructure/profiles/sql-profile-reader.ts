import { Injectable } from '@nestjs/common';
import type { HiddenProfiles, OwnAlumniProfile } from '../../../../shared/application/role-details';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  CollegeList,
  type OwnProfiles,
  ProfileReader,
  type StudentTraits,
} from '../../application/profiles/ports/profiles';
import { alumniProfileSchema, jsonColumns, studentProfileSchema } from './profiles.schema';

// Runs on every page; reads both profiles in one statement by primary key.
const BOTH = `
  SELECT
    (SELECT json_build_object(${jsonColumns(alumniProfileSchema, 'a', ['userId', 'lastEditedAt'])})
       FROM mentorship.alumni_profiles a WHERE a.user_id = $1 AND a.college IS NOT NULL) AS "alumniProfile",
    (SELECT json_build_object(${jsonColumns(studentProfileSchema, 's', ['userId', 'lastEditedAt'])})
       FROM mentorship.student_profiles s WHERE s.user_id = $1) AS "studentProfile"`;

interface StoredProfilesRow extends Pick<OwnProfiles, 'studentProfile'> {
  readonly alumniProfile: (Omit<OwnAlumniProfile, 'consideredColleges'> & { consideredColleges: number[] }) | null;
}

@Injectable()
export class SqlProfileReader extends ProfileReader {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly colleges: CollegeList,
  ) {
    super();
  }

  async findByUserId(userId: number): Promise<OwnProfiles> {
    const [found] = await this.unitOfWork.query<StoredProfilesRow>(BOTH, [userId]);
    const { alumniProfile: alumni, studentProfile } = found!;
    const consideredColleges = await this.colleges.listByIds(alumni?.consideredColleges ?? []);
    return {
      alumniProfile: alumni && withMoment({ ...alumni, consideredColleges }),
      studentProfile: studentProfile && withMoment(studentProfile),
    };
  }

  async findAlumniColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    const rows = await this.unitOfWork.query<{ userId: number; collegeId: number | null }>(
      `SELECT a.user_id AS "userId", a.college_id AS "collegeId" FROM mentorship.alumni_profiles a
       WHERE a.user_id = ANY ($1::integer[]) AND a.college IS NOT NULL`,
      [userIds],
    );
    return new Map(rows.map(({ userId, collegeId }) => [userId, collegeId]));
  }

  async findStudentTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>> {
    const rows = await this.unitOfWork.query<StudentTraits & { userId: number }>(
      `SELECT user_id AS "userId", location, intended_major AS "intendedMajor"
       FROM mentorship.student_profiles WHERE user_id = ANY ($1::integer[])`,
      [userIds],
    );
    return new Map(rows.map(({ userId, ...traits }) => [userId, traits]));
  }

  async findHiddenProfiles(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>> {
    // Without an alumni profile, no visibility is chosen; without a student profile, the default applies: public.
    const rows = await this.unitOfWork.prepared<HiddenProfiles & { userId: number }>(
      `SELECT p.id AS "userId",
              CASE WHEN a.visibility_chosen_at IS NULL THEN 'visitors'
                   WHEN a.is_profile_visible THEN 'nobody' ELSE 'everyone' END AS alumni,
              CASE s.profile_visibility WHEN 'private' THEN 'everyone' ELSE 'nobody' END AS student
       FROM unnest($1::integer[]) AS p (id)
       LEFT JOIN mentorship.alumni_profiles a ON a.user_id = p.id
       LEFT JOIN mentorship.student_profiles s ON s.user_id = p.id`,
      [userIds],
    );
    return new Map(rows.map(({ userId, alumni, student }) => [userId, { alumni, student }]));
  }
}

/** JSON has no dates; they are returned as text. */
const withMoment = <Profile extends { visibilityChosenAt: Date | null }>(profile: Profile): Profile => ({
  ...profile,
  visibilityChosenAt: profile.visibilityChosenAt && new Date(profile.visibilityChosenAt),
});
