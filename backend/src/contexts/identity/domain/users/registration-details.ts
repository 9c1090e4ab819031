import type { FieldError } from '../../../../shared/domain/domain-error';
import { LARGEST_ID } from '../../../../shared/domain/id';
import type { Role } from '../../../../shared/domain/role';

/** What alumni tell about their studies and work, and administrators about their college. */
export interface RegistrationDetails {
  readonly college: string | null;
  readonly collegeId: number | null;
  readonly major: string | null;
  readonly graduationYear: number | null;
  readonly currentPosition: string | null;
  readonly company: string | null;
}

/** The same as the registration form names it; fields that the role does not need are ignored. */
export interface ToldDetails {
  readonly alumniCollege?: string | null;
  readonly alumniCollegeId?: number | null;
  readonly alumniMajor?: string | null;
  readonly alumniGradYear?: number | null;
  readonly alumniCurrentPosition?: string | null;
  readonly alumniCompany?: string | null;
  readonly collegeId?: number | null;
}

export const DETAIL_MAX_LENGTH = 200;

const EARLIEST_GRADUATION = 1900;
/** Who has just begun may already know when they will be done. */
const GRADUATION_YEARS_AHEAD = 6;
const MISSING = 'College, major, and graduation year are required for alumni registration';
const NOTHING: RegistrationDetails = {
  college: null,
  collegeId: null,
  major: null,
  graduationYear: null,
  currentPosition: null,
  company: null,
};

/** Keeps what belongs to the role. */
export function detailsFor(role: Role, told: ToldDetails): RegistrationDetails {
  if (role === 'college_admin') return { ...NOTHING, collegeId: told.collegeId ?? null };
  if (role === 'student') return NOTHING;
  return {
    college: told.alumniCollege || null,
    collegeId: told.alumniCollegeId ?? null,
    major: told.alumniMajor || null,
    graduationYear: told.alumniGradYear ?? null,
    currentPosition: told.alumniCurrentPosition || null,
    company: told.alumniCompany || null,
  };
}

/** What is missing or impossible, by the names of the registration form. */
export function faultsOfDetails(role: Role, details: RegistrationDetails, now: Date): FieldError[] {
  if (role === 'college_admin') return isKey(details.collegeId) ? [] : [{ field: 'collegeId', message: COLLEGE_ID }];
  if (role === 'student') return [];
  const { college, collegeId, major, graduationYear } = details;
  const missing = Object.entries({ alumniCollege: college, alumniMajor: major, alumniGradYear: graduationYear })
    .filter(([, value]) => value === null)
    .map(([field]) => ({ field, message: MISSING }));
  const latest = now.getUTCFullYear() + GRADUATION_YEARS_AHEAD;
  const years = `Graduation year must be between ${EARLIEST_GRADUATION} and ${latest}`;
  return [
    ...missing,
    ...(graduationYear !== null && !isBetween(graduationYear, EARLIEST_GRADUATION, latest)
      ? [{ field: 'alumniGradYear', message: years }]
      : []),
    ...(collegeId !== null && !isKey(collegeId) ? [{ field: 'alumniCollegeId', message: COLLEGE_ID }] : []),
  ];
}

const COLLEGE_ID = 'College must be chosen by its number, 1 or more';

const isBetween = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

const isKey = (value: number | null): boolean => value !== null && isBetween(value, 1, LARGEST_ID);
