import { Injectable } from '@nestjs/common';
import type { HiddenProfiles, OwnAlumniProfile } from '../../../../shared/application/role-details';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CollegeList, type OwnProfiles, ProfileReader } from '../../application/profiles/ports/profiles';

// Asked on every page: both profiles in one statement, by primary key.
const BOTH = `
  SELECT
    (SELECT json_build_object('college', a.college, 'collegeId', a.college_id, 'major', a.major,
        'graduationYear', a.graduation_year, 'currentPosition', a.current_position, 'company', a.company,
        'industry', a.industry, 'yearsOfExperience', a.years_of_experience, 'skills', a.skills,
        'mentorshipAreas', a.mentorship_areas, 'location', a.location, 'bio', a.bio,
        'isWillingToMentor', a.is_willing_to_mentor, 'maxMentees', a.max_mentees,
        'availabilityStatus', a.availability_status, 'linkedinUrl', a.linkedin_url,
        'twitterHandle', a.twitter_handle, 'githubUrl', a.github_url, 'personalWebsite', a.personal_website,
        'consideredColleges', a.considered_colleges,
        'isProfileVisible', a.is_profile_visible, 'allowStudentConnections', a.allow_student_connections,
        'visibilityChosenAt', a.visibility_chosen_at)
       FROM mentorship.alumni_profiles a WHERE a.user_id = $1 AND a.college IS NOT NULL) AS "alumniProfile",
    (SELECT json_build_object('intendedMajor', s.intended_major, 'currentSchool', s.current_school,
        'graduationYear', s.graduation_year, 'interests', s.interests, 'careerGoals', s.career_goals,
        'skillsToLearn', s.skills_to_learn, 'preferredIndustries', s.preferred_industries, 'areasOfInterest', s.areas_of_interest,
        'schoolsConsidering', s.schools_considering, 'mentorshipPreferences', s.mentorship_preferences,
        'location', s.location, 'bio', s.bio, 'phone', s.phone, 'contactEmail', s.contact_email,
        'profileVisibility', s.profile_visibility, 'visibilityChosenAt', s.visibility_chosen_at)
       FROM mentorship.student_profiles s WHERE s.user_id = $1) AS "studentProfile"`;

interface Kept extends Pick<OwnProfiles, 'studentProfile'> {
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
    const [found] = await this.unitOfWork.query<Kept>(BOTH, [userId]);
    const { alumniProfile: alumni, studentProfile } = found!;
    const consideredColleges = await this.colleges.findByIds(alumni?.consideredColleges ?? []);
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

  async findHiddenProfiles(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>> {
    // Who has no alumni profile has chosen nothing; a student without one is as a new one is: public.
    const rows = await this.unitOfWork.query<HiddenProfiles & { userId: number }>(
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

/** JSON knows no moments: what comes out of it is a text. */
const withMoment = <Profile extends { visibilityChosenAt: Date | null }>(profile: Profile): Profile => ({
  ...profile,
  visibilityChosenAt: profile.visibilityChosenAt && new Date(profile.visibilityChosenAt),
});
