import {
  findLinkErrors,
  extractHandle,
  countCharacters,
  toFieldError,
  isGraduationYear,
  MAX_LONG_TEXT_LENGTH,
  graduationYearMessage,
  validateTexts,
  MAX_SHORT_TEXT_LENGTH,
  type TextRule,
} from './profile-text';
import type { FieldError } from '../../../../shared/domain/domain-error';
import { MAX_ID } from '../../../../shared/domain/id';
import { ProfileRefused } from './errors';

export const AVAILABILITY_STATUSES = ['available', 'busy', 'other'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** How many students an alum mentors at a time. */
export const MENTEES_LIMITS = { min: 1, max: 20, default: 3 } as const;

/** The details that alumni enter. College, major and graduation year are all known or all unknown. */
export interface AlumniDetails {
  readonly college: string | null;
  /** ID of the college if it was chosen from the list. */
  readonly collegeId: number | null;
  readonly major: string | null;
  readonly graduationYear: number | null;
  readonly currentPosition: string | null;
  readonly company: string | null;
  readonly industry: string | null;
  readonly yearsOfExperience: number | null;
  readonly skills: string | null;
  readonly mentorshipAreas: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly isWillingToMentor: boolean;
  readonly maxMentees: number;
  readonly availabilityStatus: AvailabilityStatus;
  readonly linkedinUrl: string | null;
  readonly twitterHandle: string | null;
  readonly githubUrl: string | null;
  readonly personalWebsite: string | null;
  /** Ids of the colleges that the alum once chose between. */
  readonly consideredColleges: readonly number[];
  /** ID of the college from which the alum transferred to theirs. */
  readonly transferredFromCollegeId: number | null;
}

/** Omitted fields stay unchanged; an empty text or null clears a field or restores its default. */
export type AlumniProfileChanges = { readonly [field in keyof AlumniDetails]?: AlumniDetails[field] | null };

/** The details that are entered at registration. */
export type AlumniRegistration = Pick<
  AlumniDetails,
  'college' | 'collegeId' | 'major' | 'graduationYear' | 'currentPosition' | 'company'
>;

const MENTORING_DEFAULTS = {
  isWillingToMentor: false,
  maxMentees: MENTEES_LIMITS.default,
  availabilityStatus: 'available',
} as const;

export const EMPTY_ALUMNI_DETAILS: AlumniDetails = {
  college: null,
  collegeId: null,
  major: null,
  graduationYear: null,
  currentPosition: null,
  company: null,
  industry: null,
  yearsOfExperience: null,
  skills: null,
  mentorshipAreas: null,
  location: null,
  bio: null,
  linkedinUrl: null,
  twitterHandle: null,
  githubUrl: null,
  personalWebsite: null,
  consideredColleges: [],
  transferredFromCollegeId: null,
  ...MENTORING_DEFAULTS,
};

/** People who have just started may already know their graduation year. */
const MAX_GRADUATION_YEARS_AHEAD = 6;
const MIN_FOUR_DIGIT_YEAR = 1000;
const MIN_NAME_LENGTH = 2;
const MAX_YEARS_OF_EXPERIENCE = 80;
const MAX_URL_LENGTH = 500;
const MAX_CONSIDERED_COLLEGES = 10;

const TEXT_RULES = {
  college: { name: 'College name', longest: MAX_SHORT_TEXT_LENGTH },
  major: { name: 'Major', longest: MAX_SHORT_TEXT_LENGTH },
  currentPosition: { name: 'Current position', longest: MAX_SHORT_TEXT_LENGTH },
  company: { name: 'Company', longest: MAX_SHORT_TEXT_LENGTH },
  industry: { name: 'Industry', longest: MAX_SHORT_TEXT_LENGTH },
  skills: { name: 'Skills', longest: MAX_LONG_TEXT_LENGTH, isList: true },
  mentorshipAreas: { name: 'Mentorship areas', longest: MAX_LONG_TEXT_LENGTH, isList: true },
  location: { name: 'Location', longest: MAX_SHORT_TEXT_LENGTH },
  bio: { name: 'Bio', longest: MAX_LONG_TEXT_LENGTH },
  linkedinUrl: { name: 'LinkedIn address', longest: MAX_URL_LENGTH },
  twitterHandle: { name: 'Twitter handle', longest: MAX_SHORT_TEXT_LENGTH },
  githubUrl: { name: 'GitHub address', longest: MAX_URL_LENGTH },
  personalWebsite: { name: 'Website', longest: MAX_URL_LENGTH },
} as const satisfies Partial<Record<keyof AlumniDetails, TextRule>>;

/**
 * Returns the details after `told` is applied to the known ones.
 * @throws ProfileRefused naming every invalid field
 */
export function applyAlumniChanges(current: AlumniDetails, changes: AlumniProfileChanges, now: Date): AlumniDetails {
  const { texts, faults } = validateTexts(changes, TEXT_RULES);
  if (texts.twitterHandle) texts.twitterHandle = extractHandle(texts.twitterHandle);
  const details: AlumniDetails = {
    ...current,
    ...toStoredValues(changes),
    ...(changes.consideredColleges && { consideredColleges: [...new Set(changes.consideredColleges)] }),
    ...toStoredValues(texts),
    ...clearOutdatedCollegeId(current, texts.college, changes.collegeId),
  };

  const [first, ...others] = [...faults, ...findFieldErrors(details, now), ...findLinkErrors(texts)];
  if (first) throw new ProfileRefused([first, ...others]);
  return details;
}

/** Drops omitted fields (undefined); null, which a form sends for an empty field, becomes the default. */
const toStoredValues = <Changes extends AlumniProfileChanges>(changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([field, value]) => value !== undefined && Object.hasOwn(EMPTY_ALUMNI_DETAILS, field))
      .map(([field, value]) => [field, value ?? EMPTY_ALUMNI_DETAILS[field as keyof AlumniDetails]]),
  );

/** Another name without a choice from the list discards the college that was chosen before. */
const clearOutdatedCollegeId = (
  current: AlumniDetails,
  college: string | null | undefined,
  collegeId: number | null | undefined,
) => (collegeId === undefined && college !== undefined && college !== current.college ? { collegeId: null } : {});

function findFieldErrors(details: AlumniDetails, now: Date): FieldError[] {
  const {
    college,
    collegeId,
    transferredFromCollegeId,
    major,
    graduationYear,
    yearsOfExperience,
    maxMentees,
    consideredColleges,
  } = details;
  const faults: FieldError[] = [];
  if (countCharacters(college ?? '') < MIN_NAME_LENGTH)
    faults.push(toFieldError('college', 'College name is required'));
  if (countCharacters(major ?? '') < MIN_NAME_LENGTH) faults.push(toFieldError('major', 'Major is required'));
  if (graduationYear === null || graduationYear < MIN_FOUR_DIGIT_YEAR) {
    faults.push(toFieldError('graduationYear', 'Graduation year is required'));
  } else if (!isGraduationYear(graduationYear, MAX_GRADUATION_YEARS_AHEAD, now)) {
    faults.push(toFieldError('graduationYear', graduationYearMessage(MAX_GRADUATION_YEARS_AHEAD, now)));
  }
  if (yearsOfExperience !== null && !isBetween(yearsOfExperience, 0, MAX_YEARS_OF_EXPERIENCE)) {
    faults.push(
      toFieldError('yearsOfExperience', `Years of experience must be a number from 0 to ${MAX_YEARS_OF_EXPERIENCE}`),
    );
  }
  if (!isBetween(maxMentees, MENTEES_LIMITS.min, MENTEES_LIMITS.max)) {
    faults.push(
      toFieldError('maxMentees', `Choose from ${MENTEES_LIMITS.min} to ${MENTEES_LIMITS.max} students at a time`),
    );
  }
  if (consideredColleges.length > MAX_CONSIDERED_COLLEGES || !consideredColleges.every(isCollegeId)) {
    faults.push(toFieldError('consideredColleges', `Choose up to ${MAX_CONSIDERED_COLLEGES} colleges from the list`));
  }
  if (transferredFromCollegeId !== null && transferredFromCollegeId === collegeId) {
    faults.push(toFieldError('transferredFromCollegeId', 'Choose another college than the one you graduated from'));
  }
  return faults;
}

const isBetween = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** Whether a number can be the id of a college. */
export const isCollegeId = (value: number): boolean => isBetween(value, 1, MAX_ID);

export interface AlumniProfileState extends AlumniDetails {
  userId: number;
  /** Whether the profile is public. False without a `visibilityChosenAt` means that the person hasn't chosen yet. */
  isProfileVisible: boolean;
  visibilityChosenAt: Date | null;
  /** Whether students can send connection requests. */
  allowStudentConnections: boolean;
  /** When the person last edited the profile; null if it contains only registration details. */
  lastEditedAt: Date | null;
}
