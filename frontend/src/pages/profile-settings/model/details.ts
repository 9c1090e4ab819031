import * as z from 'zod/mini';
import type { CollegeAdmin } from '@/entities/college-administrator';
import type { AlumniChange, AlumniProfile, StudentChange, StudentProfile } from '@/entities/profile';

const SHORT = 200;
export const LONG = 2000;
const LONGEST_ADDRESS = 500;
/** Maximum number of colleges an alum can list as considered. */
export const MOST_CONSIDERED = 10;

const NOT_A_YEAR = 'Enter a year with four digits.';
const MOST_YEARS = 80;

/** Counts the code points of a text, so that a simple emoji counts once. */
export const characters = (text: string): number => [...text].length;

const atMost = (length: number) =>
  z.refine<string>((text) => characters(text) <= length, `At most ${length.toLocaleString('en-US')} characters.`);
const short = z.string().check(z.trim(), atMost(SHORT));
const long = z.string().check(z.trim(), atMost(LONG));
const atLeast = (length: number, message: string) =>
  z.string().check(z.trim(), z.minLength(length, message), atMost(SHORT));
const orEmpty = (pattern: RegExp, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), message),
  );

/** Checks for an https URL with a public host name; an empty text is valid. The server checks more. */
function isSecureAddress(text: string): boolean {
  if (text === '') return true;
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password, port } = new URL(text);
  return /\.[a-z][a-z0-9-]+$/.test(hostname) && !username && !password && !port;
}

const isAt = (domain: string) => (text: string) =>
  text === '' || (isSecureAddress(text) && `.${new URL(text).hostname}`.endsWith(`.${domain}`));

const addressOf = (isRight: (text: string) => boolean, message: string) =>
  z.string().check(z.trim(), atMost(LONGEST_ADDRESS), z.refine(isRight, message));

/** A handle, or the URL of a page at X that contains it. */
const HANDLE = /^(@?\w{1,200}|https:\/\/(www\.|mobile\.)?(x|twitter)\.com\/@?\w{1,200}\/?)$/;

const isFewYears = (text: string) => text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= MOST_YEARS);

export const studentSchema = z.object({
  intendedMajor: short,
  currentSchool: short,
  graduationYear: orEmpty(/^\d{4}$/, NOT_A_YEAR),
  schoolsConsidering: long,
  interests: long,
  careerGoals: long,
  skillsToLearn: short,
  areasOfInterest: short,
  preferredIndustries: short,
  mentorshipPreferences: long,
  bio: long,
  location: short,
  phone: short,
  contactEmail: orEmpty(z.regexes.email, 'Please enter a valid email address.'),
});

export const alumniSchema = z.object({
  college: atLeast(2, 'College name is required'),
  collegeId: z.nullable(z.number()),
  major: atLeast(2, 'Major is required'),
  graduationYear: z
    .string()
    .check(z.trim(), z.minLength(4, 'Graduation year is required'), z.regex(/^(\d{4}|.{0,3})$/, NOT_A_YEAR)),
  currentPosition: short,
  company: short,
  industry: short,
  yearsOfExperience: z.string().check(z.trim(), z.refine(isFewYears, `Enter a number of years up to ${MOST_YEARS}.`)),
  skills: long,
  location: short,
  consideredColleges: z.array(z.object({ id: z.number(), name: z.string() })),
  bio: long,
  isWillingToMentor: z.boolean(),
  mentorshipAreas: long,
  maxMentees: z.string(),
  availabilityStatus: z.enum(['available', 'busy', 'other']),
  linkedinUrl: addressOf(isAt('linkedin.com'), 'Enter an address that starts with https://www.linkedin.com/.'),
  twitterHandle: orEmpty(HANDLE, 'Enter only the handle, such as @name.'),
  githubUrl: addressOf(isAt('github.com'), 'Enter an address that starts with https://github.com/.'),
  personalWebsite: addressOf(isSecureAddress, 'Enter an address that starts with https://.'),
});

export const administratorSchema = z.object({
  collegeId: z.number().check(z.minimum(1, 'Please select a college')),
  department: atLeast(2, 'Department is required'),
  position: atLeast(2, 'Position is required'),
});

export type StudentValues = z.infer<typeof studentSchema>;
export type AlumniValues = z.infer<typeof alumniSchema>;
export type AdministratorValues = z.infer<typeof administratorSchema>;

const text = (value: string | number | null | undefined) => String(value ?? '');

export const studentValues = (profile: StudentProfile | null): StudentValues => ({
  intendedMajor: text(profile?.intendedMajor),
  currentSchool: text(profile?.currentSchool),
  graduationYear: text(profile?.graduationYear),
  schoolsConsidering: text(profile?.schoolsConsidering),
  interests: text(profile?.interests),
  careerGoals: text(profile?.careerGoals),
  skillsToLearn: text(profile?.skillsToLearn),
  areasOfInterest: text(profile?.areasOfInterest),
  preferredIndustries: text(profile?.preferredIndustries),
  mentorshipPreferences: text(profile?.mentorshipPreferences),
  bio: text(profile?.bio),
  location: text(profile?.location),
  phone: text(profile?.phone),
  contactEmail: text(profile?.contactEmail),
});

export const alumniValues = (profile: AlumniProfile | null): AlumniValues => ({
  college: text(profile?.college),
  collegeId: profile?.collegeId ?? null,
  major: text(profile?.major),
  graduationYear: text(profile?.graduationYear),
  currentPosition: text(profile?.currentPosition),
  company: text(profile?.company),
  industry: text(profile?.industry),
  yearsOfExperience: text(profile?.yearsOfExperience),
  skills: text(profile?.skills),
  location: text(profile?.location),
  consideredColleges: profile?.consideredColleges ?? [],
  bio: text(profile?.bio),
  isWillingToMentor: profile?.isWillingToMentor ?? false,
  mentorshipAreas: text(profile?.mentorshipAreas),
  maxMentees: text(profile?.maxMentees ?? 3),
  availabilityStatus: profile?.availabilityStatus ?? 'available',
  linkedinUrl: text(profile?.linkedinUrl),
  twitterHandle: text(profile?.twitterHandle),
  githubUrl: text(profile?.githubUrl),
  personalWebsite: text(profile?.personalWebsite),
});

export const administratorValues = (profile: CollegeAdmin | null): AdministratorValues => ({
  collegeId: profile?.collegeId ?? 0,
  department: text(profile?.department),
  position: text(profile?.position),
});

type Changed<Values> = Partial<Record<keyof Values, unknown>>;

const NUMBERS = new Set(['graduationYear', 'yearsOfExperience', 'maxMentees']);

/** Returns only the changed fields, in the server's format: an empty text is null, figures are numbers. */
function changesOf(values: Record<string, unknown>, changed: Changed<Record<string, unknown>>) {
  const names = Object.keys(values).filter((name) => changed[name]);
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === '') return [name, null];
      return [name, NUMBERS.has(name) ? Number(value) : value];
    }),
  );
}

export const studentChange = (values: StudentValues, changed: Changed<StudentValues>): StudentChange =>
  changesOf(values, changed);

/** A college is sent with its name and its ID together; considered colleges are sent as IDs. */
export const alumniChange = (values: AlumniValues, changed: Changed<AlumniValues>): AlumniChange => {
  const isOther = changed.college || changed.collegeId;
  const consideredColleges = values.consideredColleges.map(({ id }) => id);
  return changesOf({ ...values, consideredColleges }, { ...changed, college: isOther, collegeId: isOther });
};
