import type { StudentProfileState } from '../../domain/profile-fields/student-details';
import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';
import { EntitySchema } from 'typeorm';

const timestampColumn = { type: 'timestamptz', precision: 3, nullable: true } as const;
const textColumn = { type: 'text', nullable: true } as const;
const integerColumn = { type: 'integer', nullable: true } as const;

export const studentProfileSchema = new EntitySchema<StudentProfileState>({
  name: 'StudentProfile',
  schema: 'mentorship',
  tableName: 'student_profiles',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    intendedMajor: { ...textColumn, name: 'intended_major' },
    currentSchool: { ...textColumn, name: 'current_school' },
    graduationYear: { ...integerColumn, name: 'graduation_year' },
    interests: textColumn,
    careerGoals: { ...textColumn, name: 'career_goals' },
    skillsToLearn: { ...textColumn, name: 'skills_to_learn' },
    areasOfInterest: { ...textColumn, name: 'areas_of_interest' },
    preferredIndustries: { ...textColumn, name: 'preferred_industries' },
    schoolsConsidering: { ...textColumn, name: 'schools_considering' },
    mentorshipPreferences: { ...textColumn, name: 'mentorship_preferences' },
    location: textColumn,
    bio: textColumn,
    phone: textColumn,
    contactEmail: { ...textColumn, name: 'contact_email' },
    profileVisibility: { type: 'text', name: 'profile_visibility' },
    visibilityChosenAt: { ...timestampColumn, name: 'visibility_chosen_at' },
    lastEditedAt: { ...timestampColumn, name: 'told_at' },
  },
});

export const alumniProfileSchema = new EntitySchema<AlumniProfileState>({
  name: 'AlumniProfile',
  schema: 'mentorship',
  tableName: 'alumni_profiles',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    college: textColumn,
    collegeId: { ...integerColumn, name: 'college_id' },
    major: textColumn,
    graduationYear: { ...integerColumn, name: 'graduation_year' },
    currentPosition: { ...textColumn, name: 'current_position' },
    company: textColumn,
    industry: textColumn,
    yearsOfExperience: { ...integerColumn, name: 'years_of_experience' },
    skills: textColumn,
    mentorshipAreas: { ...textColumn, name: 'mentorship_areas' },
    location: textColumn,
    bio: textColumn,
    isWillingToMentor: { type: 'boolean', name: 'is_willing_to_mentor' },
    maxMentees: { type: 'integer', name: 'max_mentees' },
    availabilityStatus: { type: 'text', name: 'availability_status' },
    linkedinUrl: { ...textColumn, name: 'linkedin_url' },
    twitterHandle: { ...textColumn, name: 'twitter_handle' },
    githubUrl: { ...textColumn, name: 'github_url' },
    personalWebsite: { ...textColumn, name: 'personal_website' },
    consideredColleges: { type: 'integer', name: 'considered_colleges', array: true, default: [] },
    transferredFromCollegeId: { ...integerColumn, name: 'transferred_from_college_id' },
    isProfileVisible: { type: 'boolean', name: 'is_profile_visible' },
    visibilityChosenAt: { ...timestampColumn, name: 'visibility_chosen_at' },
    allowStudentConnections: { type: 'boolean', name: 'allow_student_connections' },
    lastEditedAt: { ...timestampColumn, name: 'told_at' },
  },
});

/** Returns the columns of a table with the names of their properties in the state. */
const listColumns = <State extends object>({ options }: EntitySchema<State>, without: readonly (keyof State)[]) =>
  (Object.entries(options.columns) as [keyof State & string, { name?: string }][])
    .filter(([property]) => !without.includes(property))
    .map(([property, { name = property }]) => ({ property, name }));

/** Returns the columns as a SELECT list. */
export const selectedColumnsSql = <State extends object>(schema: EntitySchema<State>, alias: string): string =>
  listColumns(schema, [])
    .map(({ property, name }) => `${alias}.${name} AS "${property}"`)
    .join(', ');

/** Returns the columns as arguments of `json_build_object`. */
export const jsonColumnsSql = <State extends object>(
  schema: EntitySchema<State>,
  alias: string,
  without: readonly (keyof State)[] = [],
): string =>
  listColumns(schema, without)
    .map(({ property, name }) => `'${property}', ${alias}.${name}`)
    .join(', ');
