import * as z from 'zod/mini';
import type { CollegeAdmin } from '@/entities/college-administrator';
import {
  DEFAULT_MENTEE_COUNT,
  type AlumniProfileChange,
  type AlumniProfile,
  type StudentProfileChange,
  type StudentProfile,
} from '@/entities/profile';

const MAX_SHORT_TEXT_LENGTH = 200;
export const MAX_LONG_TEXT_LENGTH = 2000;
const MAX_URL_LENGTH = 500;
/** Maximum number of colleges an alum can list as considered. */
export const MAX_CONSIDERED_COLLEGES = 10;

const NOT_A_YEAR_MESSAGE = 'Enter a year with four digits.';
const MAX_YEARS_OF_EXPERIENCE = 80;

/** Counts the code points of a text, so that a simple emoji counts once. */
export const countCharacters = (text: string): number => [...text].length;

const maxLengthCheck = (length: number) =>
  z.refine<string>((text) => countCharacters(text) <= length, `At most ${length.toLocaleString('en-US')} characters.`);
const shortText = z.string().check(z.trim(), maxLengthCheck(MAX_SHORT_TEXT_LENGTH));
const longText = z.string().check(z.trim(), maxLengthCheck(MAX_LONG_TEXT_LENGTH));
const minLengthText = (length: number, message: string) =>
  z.string().check(z.trim(), z.minLength(length, message), maxLengthCheck(MAX_SHORT_TEXT_LENGTH));
const patternOrEmptyText = (pattern: RegExp, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), message),
  );

/** Checks for an https URL with a public host name; an empty text is valid. The server checks more. */
function isSecureUrlOrEmpty(text: string): boolean {
  if (text === '') return true;
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password, port } = new URL(text);
  return /\.[a-z][a-z0-9-]+$/.test(hostname) && !username && !password && !port;
}

const isUrlAtDomain = (domain: string) => (text: string) =>
  text === '' || (isSecureUrlOrEmpty(text) && `.${new URL(text).hostname}`.endsWith(`.${domain}`));

const urlText = (isRight: (text: string) => boolean, message: string) =>
  z.string().check(z.trim(), maxLengthCheck(MAX_URL_LENGTH), z.refine(isRight, message));

/** A handle, or the URL of a page at X that contains it. */
const X_HANDLE_PATTERN = /^(@?\w{1,200}|https:\/\/(www\.|mobile\.)?(x|twitter)\.com\/@?\w{1,200}\/?)$/;

/** A college of the list by its ID, or the text typed so far. */
const listedCollegeOrEmpty = z
  .union([z.number(), z.string()])
  .check(
    z.refine(
      (value) => typeof value === 'number' || value === '',
      'Choose a college from the list, or clear the text.',
    ),
  );

const isYearsOfExperienceOrEmpty = (text: string) =>
  text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= MAX_YEARS_OF_EXPERIENCE);

export const studentSchema = z.object({
  intendedMajor: shortText,
  currentSchool: shortText,
  graduationYear: patternOrEmptyText(/^\d{4}$/, NOT_A_YEAR_MESSAGE),
  schoolsConsidering: longText,
  interests: longText,
  careerGoals: longText,
  skillsToLearn: shortText,
  areasOfInterest: shortText,
  preferredIndustries: shortText,
  mentorshipPreferences: longText,
  bio: longText,
  location: shortText,
  phone: shortText,
  contactEmail: patternOrEmptyText(z.regexes.email, 'Please enter a valid email address.'),
});

export const alumniSchema = z.object({
  college: minLengthText(2, 'College name is required'),
  collegeId: z.nullable(z.number()),
  major: minLengthText(2, 'Major is required'),
  graduationYear: z
    .string()
    .check(z.trim(), z.minLength(4, 'Graduation year is required'), z.regex(/^(\d{4}|.{0,3})$/, NOT_A_YEAR_MESSAGE)),
  currentPosition: shortText,
  company: shortText,
  industry: shortText,
  yearsOfExperience: z
    .string()
    .check(z.trim(), z.refine(isYearsOfExperienceOrEmpty, `Enter a number of years up to ${MAX_YEARS_OF_EXPERIENCE}.`)),
  skills: longText,
  location: shortText,
  transferredFromCollegeId: listedCollegeOrEmpty,
  consideredColleges: z.array(z.object({ id: z.number(), name: z.string() })),
  bio: longText,
  isWillingToMentor: z.boolean(),
  mentorshipAreas: longText,
  maxMentees: z.string(),
  availabilityStatus: z.enum(['available', 'busy', 'other']),
  linkedinUrl: urlText(isUrlAtDomain('linkedin.com'), 'Enter an address that starts with https://www.linkedin.com/.'),
  twitterHandle: patternOrEmptyText(X_HANDLE_PATTERN, 'Enter only the handle, such as @name.'),
  githubUrl: urlText(isUrlAtDomain('github.com'), 'Enter an address that starts with https://github.com/.'),
  personalWebsite: urlText(isSecureUrlOrEmpty, 'Enter an address that starts with https://.'),
});

export const administratorSchema = z.object({
  collegeId: z.number().check(z.minimum(1, 'Please select a college')),
  department: minLengthText(2, 'Department is required'),
  position: minLengthText(2, 'Position is required'),
});

export type StudentValues = z.infer<typeof studentSchema>;
export type AlumniValues = z.infer<typeof alumniSchema>;
export type AdministratorValues = z.infer<typeof administratorSchema>;

const toText = (value: string | number | null | undefined) => String(value ?? '');

export const toStudentValues = (profile: StudentProfile | null): StudentValues => ({
  intendedMajor: toText(profile?.intendedMajor),
  currentSchool: toText(profile?.currentSchool),
  graduationYear: toText(profile?.graduationYear),
  schoolsConsidering: toText(profile?.schoolsConsidering),
  interests: toText(profile?.interests),
  careerGoals: toText(profile?.careerGoals),
  skillsToLearn: toText(profile?.skillsToLearn),
  areasOfInterest: toText(profile?.areasOfInterest),
  preferredIndustries: toText(profile?.preferredIndustries),
  mentorshipPreferences: toText(profile?.mentorshipPreferences),
  bio: toText(profile?.bio),
  location: toText(profile?.location),
  phone: toText(profile?.phone),
  contactEmail: toText(profile?.contactEmail),
});

export const toAlumniValues = (profile: AlumniProfile | null): AlumniValues => ({
  college: toText(profile?.college),
  collegeId: profile?.collegeId ?? null,
  major: toText(profile?.major),
  graduationYear: toText(profile?.graduationYear),
  currentPosition: toText(profile?.currentPosition),
  company: toText(profile?.company),
  industry: toText(profile?.industry),
  yearsOfExperience: toText(profile?.yearsOfExperience),
  skills: toText(profile?.skills),
  location: toText(profile?.location),
  transferredFromCollegeId: profile?.transferredFromCollegeId ?? '',
  consideredColleges: profile?.consideredColleges ?? [],
  bio: toText(profile?.bio),
  isWillingToMentor: profile?.isWillingToMentor ?? false,
  mentorshipAreas: toText(profile?.mentorshipAreas),
  maxMentees: toText(profile?.maxMentees ?? DEFAULT_MENTEE_COUNT),
  availabilityStatus: profile?.availabilityStatus ?? 'available',
  linkedinUrl: toText(profile?.linkedinUrl),
  twitterHandle: toText(profile?.twitterHandle),
  githubUrl: toText(profile?.githubUrl),
  personalWebsite: toText(profile?.personalWebsite),
});

export const toAdministratorValues = (profile: CollegeAdmin | null): AdministratorValues => ({
  collegeId: profile?.collegeId ?? 0,
  department: toText(profile?.department),
  position: toText(profile?.position),
});

type ChangedFields<Values> = Partial<Record<keyof Values, unknown>>;

const NUMBER_FIELDS = new Set(['graduationYear', 'yearsOfExperience', 'maxMentees']);

/** Returns only the changed fields, in the server's format: an empty text is null, figures are numbers. */
function toChanges(values: Record<string, unknown>, changed: ChangedFields<Record<string, unknown>>) {
  const names = Object.keys(values).filter((name) => changed[name]);
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === '') return [name, null];
      return [name, NUMBER_FIELDS.has(name) ? Number(value) : value];
    }),
  );
}

export const toStudentChange = (values: StudentValues, changed: ChangedFields<StudentValues>): StudentProfileChange =>
  toChanges(values, changed);

/** A college is sent with its name and its ID together; considered colleges are sent as IDs. */
export const toAlumniChange = (values: AlumniValues, changed: ChangedFields<AlumniValues>): AlumniProfileChange => {
  const isCollegeChanged = changed.college || changed.collegeId;
  const consideredColleges = values.consideredColleges.map(({ id }) => id);
  return toChanges(
    { ...values, consideredColleges },
    { ...changed, college: isCollegeChanged, collegeId: isCollegeChanged },
  );
};
