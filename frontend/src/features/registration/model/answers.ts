import * as z from 'zod/mini';
import type { Role } from '@/shared/auth';
import type { Registration } from '../api/registration';
import { isAdult, isOldEnough } from './age';

const TOO_YOUNG_MESSAGE = 'You must be at least 13 years old to register';
const AGE_NOT_CONFIRMED_MESSAGE = "Please confirm that you're at least 13.";
/** Roles for people who are at least 18. */
const ADULTS_ONLY_MESSAGES: Partial<Record<Role, string>> = {
  alumni: 'You must be at least 18 years old to create an alumni account',
  college_admin: 'You must be at least 18 years old to create a college administrator account',
};
export const COLLEGE_REQUIRED_MESSAGE = 'Please select a college';
export const ALUMNI_FIELDS_REQUIRED_MESSAGE =
  'College, major, and graduation year are required for alumni registration';
/** What is missing, at the field itself. The graduation year is never missing: the current one replaces it. */
export const ALUMNI_FIELD_MISSING_MESSAGES = {
  alumniCollege: 'College name is required',
  alumniMajor: 'Major is required',
} as const;

/** The server has the same rule. */
export const USERNAME_RULE = '3 to 32 letters, digits, dots, dashes or underscores';
const USERNAME_PATTERN = /^[A-Za-z0-9._-]{3,32}$/;

/** The server has the same limits. */
const MIN_GRADUATION_YEAR = 1900;
const MAX_GRADUATION_YEARS_AHEAD = 6;

const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
const optionalText = z.string().check(z.trim());

/**
 * The fields common to all roles: text as typed, named like the fields of the request, so that errors of the server can
 * be assigned to them.
 */
export const registrationFieldSchemas = {
  fullName: requiredText('Full name is required'),
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Username is required'),
      z.regex(USERNAME_PATTERN, `Username must have ${USERNAME_RULE}`),
    ),
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.email('Enter a valid email address')),
  birthDate: requiredText('Birth date is required'),
  isAgeVerified: z.boolean().check(z.refine((checked) => checked, AGE_NOT_CONFIRMED_MESSAGE)),
  alumniCollege: optionalText,
  alumniCollegeId: z.optional(z.number()),
  alumniMajor: optionalText,
  alumniGradYear: optionalText,
  alumniCurrentPosition: optionalText,
  alumniCompany: optionalText,
  collegeId: optionalText,
};

export type RegistrationAnswers = z.infer<z.ZodMiniObject<typeof registrationFieldSchemas>>;

interface AnswerError {
  field: keyof RegistrationAnswers;
  message: string;
}

/** Returns the errors that depend on several answers, the role or the date. */
export function findAnswerErrors(answers: RegistrationAnswers, role: Role, today: Date): AnswerError[] {
  const faults: AnswerError[] = [];
  const ageError = findAgeError(answers.birthDate, role, today);
  if (ageError) faults.push({ field: 'birthDate', message: ageError });
  if (role === 'alumni') faults.push(...findAlumniErrors(answers, today));
  if (role === 'college_admin' && !answers.collegeId)
    faults.push({ field: 'collegeId', message: COLLEGE_REQUIRED_MESSAGE });
  return faults;
}

function findAgeError(birthDate: string, role: Role, today: Date): string | undefined {
  if (!birthDate) return undefined;
  if (!isOldEnough(birthDate, today)) return TOO_YOUNG_MESSAGE;
  return isAdult(birthDate, today) ? undefined : ADULTS_ONLY_MESSAGES[role];
}

function findAlumniErrors(answers: RegistrationAnswers, today: Date): AnswerError[] {
  const faults: AnswerError[] = (['alumniCollege', 'alumniMajor'] as const)
    .filter((field) => !answers[field].trim())
    .map((field) => ({ field, message: ALUMNI_FIELD_MISSING_MESSAGES[field] }));
  const latest = today.getFullYear() + MAX_GRADUATION_YEARS_AHEAD;
  const year = parseWholeNumber(answers.alumniGradYear, today.getFullYear());
  if (year < MIN_GRADUATION_YEAR || year > latest)
    faults.push({
      field: 'alumniGradYear',
      message: `Graduation year must be between ${MIN_GRADUATION_YEAR} and ${latest}`,
    });
  return faults;
}

export function createEmptyAnswers(today: Date): RegistrationAnswers {
  return {
    fullName: '',
    username: '',
    email: '',
    birthDate: '',
    isAgeVerified: false,
    alumniCollege: '',
    alumniCollegeId: undefined,
    alumniMajor: '',
    alumniGradYear: String(today.getFullYear()),
    alumniCurrentPosition: '',
    alumniCompany: '',
    collegeId: '',
  };
}

/** Replaces an entered number of a college that is not a number. */
export const DEFAULT_COLLEGE_ID = 1;

/** Parses an integer; returns `fallback` if the text isn't one. */
export function parseWholeNumber(text: string, fallback: number): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : fallback;
}

/** Returns the request body: only the fields of the selected role. */
export function toRegistrationDetails(
  answers: RegistrationAnswers,
  role: Role,
  today: Date,
): Omit<Registration, 'password'> {
  const { username, email, fullName, birthDate, isAgeVerified } = answers;
  const commonFields = { username, email, fullName, role, birthDate, isAgeVerified };
  if (role === 'college_admin')
    return { ...commonFields, collegeId: parseWholeNumber(answers.collegeId, DEFAULT_COLLEGE_ID) };
  if (role === 'student') return commonFields;
  return {
    ...commonFields,
    alumniCollege: answers.alumniCollege,
    alumniCollegeId: answers.alumniCollegeId,
    alumniMajor: answers.alumniMajor,
    alumniGradYear: parseWholeNumber(answers.alumniGradYear, today.getFullYear()),
    alumniCurrentPosition: answers.alumniCurrentPosition || undefined,
    alumniCompany: answers.alumniCompany || undefined,
  };
}
