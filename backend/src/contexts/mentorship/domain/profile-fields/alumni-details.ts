import {
  faultsOfLinks,
  readHandle,
  characters,
  fault,
  isGraduation,
  LONG,
  notAGraduation,
  readTexts,
  SHORT,
  type TextRule,
} from './profile-text';
import type { FieldError } from '../../../../shared/domain/domain-error';
import { LARGEST_ID } from '../../../../shared/domain/id';
import { ProfileRefused } from './errors';

export const AVAILABILITIES = ['available', 'busy', 'other'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** How many students an alum mentors at a time. */
export const MENTEES = { min: 1, max: 20, default: 3 } as const;

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
  readonly availabilityStatus: Availability;
  readonly linkedinUrl: string | null;
  readonly twitterHandle: string | null;
  readonly githubUrl: string | null;
  readonly personalWebsite: string | null;
  /** Ids of the colleges that the alum once chose between. */
  readonly consideredColleges: readonly number[];
}

/** Omitted fields stay unchanged; an empty text or null clears a field or restores its default. */
export type AlumniProfileChanges = { readonly [field in keyof AlumniDetails]?: AlumniDetails[field] | null };

/** The details that are entered at registration. */
export type AlumniRegistration = Pick<
  AlumniDetails,
  'college' | 'collegeId' | 'major' | 'graduationYear' | 'currentPosition' | 'company'
>;

const DEFAULTS = {
  isWillingToMentor: false,
  maxMentees: MENTEES.default,
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
  ...DEFAULTS,
};

/** People who have just started may already know their graduation year. */
const YEARS_AHEAD = 6;
const EARLIEST_YEAR_OF_FOUR_CHARACTERS = 1000;
const SHORTEST_NAME = 2;
const MOST_YEARS_OF_EXPERIENCE = 80;
const LONGEST_ADDRESS = 500;
const MOST_CONSIDERED = 10;

const TEXTS = {
  college: { name: 'College name', longest: SHORT },
  major: { name: 'Major', longest: SHORT },
  currentPosition: { name: 'Current position', longest: SHORT },
  company: { name: 'Company', longest: SHORT },
  industry: { name: 'Industry', longest: SHORT },
  skills: { name: 'Skills', longest: LONG, isList: true },
  mentorshipAreas: { name: 'Mentorship areas', longest: LONG, isList: true },
  location: { name: 'Location', longest: SHORT },
  bio: { name: 'Bio', longest: LONG },
  linkedinUrl: { name: 'LinkedIn address', longest: LONGEST_ADDRESS },
  twitterHandle: { name: 'Twitter handle', longest: SHORT },
  githubUrl: { name: 'GitHub address', longest: LONGEST_ADDRESS },
  personalWebsite: { name: 'Website', longest: LONGEST_ADDRESS },
} as const satisfies Partial<Record<keyof AlumniDetails, TextRule>>;

/**
 * Returns the details after `told` is applied to the known ones.
 * @throws ProfileRefused naming every invalid field
 */
export function detailsAfter(current: AlumniDetails, changes: AlumniProfileChanges, now: Date): AlumniDetails {
  const { texts, faults } = readTexts(changes, TEXTS);
  if (texts.twitterHandle) texts.twitterHandle = readHandle(texts.twitterHandle);
  const details: AlumniDetails = {
    ...current,
    ...mentioned(changes),
    ...(changes.consideredColleges && { consideredColleges: [...new Set(changes.consideredColleges)] }),
    ...mentioned(texts),
    ...collegeAfter(current, texts.college, changes.collegeId),
  };

  const [first, ...others] = [...faults, ...faultsOf(details, now), ...faultsOfLinks(texts)];
  if (first) throw new ProfileRefused([first, ...others]);
  return details;
}

/** Drops omitted fields (undefined); null, which a form sends for an empty field, becomes the default. */
const mentioned = <Changes extends AlumniProfileChanges>(changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([field, value]) => value !== undefined && Object.hasOwn(EMPTY_ALUMNI_DETAILS, field))
      .map(([field, value]) => [field, value ?? EMPTY_ALUMNI_DETAILS[field as keyof AlumniDetails]]),
  );

/** Another name without a choice from the list discards the college that was chosen before. */
const collegeAfter = (
  current: AlumniDetails,
  college: string | null | undefined,
  collegeId: number | null | undefined,
) => (collegeId === undefined && college !== undefined && college !== current.college ? { collegeId: null } : {});

function faultsOf(details: AlumniDetails, now: Date): FieldError[] {
  const { college, major, graduationYear, yearsOfExperience, maxMentees, consideredColleges } = details;
  const faults: FieldError[] = [];
  if (characters(college ?? '') < SHORTEST_NAME) faults.push(fault('college', 'College name is required'));
  if (characters(major ?? '') < SHORTEST_NAME) faults.push(fault('major', 'Major is required'));
  if (graduationYear === null || graduationYear < EARLIEST_YEAR_OF_FOUR_CHARACTERS) {
    faults.push(fault('graduationYear', 'Graduation year is required'));
  } else if (!isGraduation(graduationYear, YEARS_AHEAD, now)) {
    faults.push(fault('graduationYear', notAGraduation(YEARS_AHEAD, now)));
  }
  if (yearsOfExperience !== null && !isBetween(yearsOfExperience, 0, MOST_YEARS_OF_EXPERIENCE)) {
    faults.push(
      fault('yearsOfExperience', `Years of experience must be a number from 0 to ${MOST_YEARS_OF_EXPERIENCE}`),
    );
  }
  if (!isBetween(maxMentees, MENTEES.min, MENTEES.max)) {
    faults.push(fault('maxMentees', `Choose from ${MENTEES.min} to ${MENTEES.max} students at a time`));
  }
  if (consideredColleges.length > MOST_CONSIDERED || !consideredColleges.every(isCollegeKey)) {
    faults.push(fault('consideredColleges', `Choose up to ${MOST_CONSIDERED} colleges from the list`));
  }
  return faults;
}

const isBetween = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** Whether a number can be the id of a college. */
export const isCollegeKey = (value: number): boolean => isBetween(value, 1, LARGEST_ID);

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
