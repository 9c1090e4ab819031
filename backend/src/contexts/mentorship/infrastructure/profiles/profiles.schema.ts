import type { StudentProfileState } from '../../domain/profile-fields/student-details';
import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';
import { EntitySchema } from 'typeorm';

const moment = { type: 'timestamptz', precision: 3, nullable: true } as const;
const text = { type: 'text', nullable: true } as const;
const whole = { type: 'integer', nullable: true } as const;

export const studentProfileSchema = new EntitySchema<StudentProfileState>({
  name: 'StudentProfile',
  schema: 'mentorship',
  tableName: 'student_profiles',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    intendedMajor: { ...text, name: 'intended_major' },
    currentSchool: { ...text, name: 'current_school' },
    graduationYear: { ...whole, name: 'graduation_year' },
    interests: text,
    careerGoals: { ...text, name: 'career_goals' },
    skillsToLearn: { ...text, name: 'skills_to_learn' },
    areasOfInterest: { ...text, name: 'areas_of_interest' },
    preferredIndustries: { ...text, name: 'preferred_industries' },
    schoolsConsidering: { ...text, name: 'schools_considering' },
    mentorshipPreferences: { ...text, name: 'mentorship_preferences' },
    location: text,
    bio: text,
    phone: text,
    contactEmail: { ...text, name: 'contact_email' },
    profileVisibility: { type: 'text', name: 'profile_visibility' },
    visibilityChosenAt: { ...moment, name: 'visibility_chosen_at' },
    lastEditedAt: { ...moment, name: 'told_at' },
  },
});

export const alumniProfileSchema = new EntitySchema<AlumniProfileState>({
  name: 'AlumniProfile',
  schema: 'mentorship',
  tableName: 'alumni_profiles',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    college: text,
    collegeId: { ...whole, name: 'college_id' },
    major: text,
    graduationYear: { ...whole, name: 'graduation_year' },
    currentPosition: { ...text, name: 'current_position' },
    company: text,
    industry: text,
    yearsOfExperience: { ...whole, name: 'years_of_experience' },
    skills: text,
    mentorshipAreas: { ...text, name: 'mentorship_areas' },
    location: text,
    bio: text,
    isWillingToMentor: { type: 'boolean', name: 'is_willing_to_mentor' },
    maxMentees: { type: 'integer', name: 'max_mentees' },
    availabilityStatus: { type: 'text', name: 'availability_status' },
    linkedinUrl: { ...text, name: 'linkedin_url' },
    twitterHandle: { ...text, name: 'twitter_handle' },
    githubUrl: { ...text, name: 'github_url' },
    personalWebsite: { ...text, name: 'personal_website' },
    consideredColleges: { type: 'integer', name: 'considered_colleges', array: true, default: [] },
    isProfileVisible: { type: 'boolean', name: 'is_profile_visible' },
    visibilityChosenAt: { ...moment, name: 'visibility_chosen_at' },
    allowStudentConnections: { type: 'boolean', name: 'allow_student_connections' },
    lastEditedAt: { ...moment, name: 'told_at' },
  },
});

/** Returns the columns of a table with the names of their properties in the state. */
const columnsOf = <State extends object>({ options }: EntitySchema<State>, without: readonly (keyof State)[]) =>
  (Object.entries(options.columns) as [keyof State & string, { name?: string }][])
    .filter(([property]) => !without.includes(property))
    .map(([property, { name = property }]) => ({ property, name }));

/** Returns the columns as a SELECT list. */
export const selectedColumns = <State extends object>(schema: EntitySchema<State>, alias: string): string =>
  columnsOf(schema, [])
    .map(({ property, name }) => `${alias}.${name} AS "${property}"`)
    .join(', ');

/** Returns the columns as arguments of `json_build_object`. */
export const jsonColumns = <State extends object>(
  schema: EntitySchema<State>,
  alias: string,
  without: readonly (keyof State)[] = [],
): string =>
  columnsOf(schema, without)
    .map(({ property, name }) => `'${property}', ${alias}.${name}`)
    .join(', ');
