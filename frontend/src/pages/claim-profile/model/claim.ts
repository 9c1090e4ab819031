import * as z from 'zod/mini';
import type { Claim, ClaimDetails } from '../api/claim';

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
const free = z.string().check(z.trim());

const details = {
  fullName: required('Full name is required'),
  major: required('Major is required'),
  graduationYear: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'Enter a year with four digits')),
  currentPosition: free,
  company: free,
  linkedinUrl: free,
  isProfileVisible: z.boolean(),
  isWillingToMentor: z.boolean(),
  isActivityShared: z.boolean(),
};

/**
 * Returns the schema for a new account or for the signed-in one, for which the three account fields aren't validated.
 */
export const claimSchema = (isNewAccount: boolean) =>
  z.object({
    ...details,
    username: isNewAccount ? required('Username is required') : z.string(),
    password: isNewAccount ? z.string().check(z.minLength(8, 'Password must be at least 8 characters')) : z.string(),
    birthDate: isNewAccount ? required('Birth date is required') : z.string(),
  });

export type ClaimAnswers = z.infer<ReturnType<typeof claimSchema>>;

/** Returns the form with the college's data. Everything that shows the person to others is initially off. */
export const initialAnswers = (details: ClaimDetails): ClaimAnswers => ({
  fullName: `${details.firstName} ${details.lastName}`,
  major: details.major,
  graduationYear: String(details.graduationYear),
  currentPosition: details.jobTitle ?? '',
  company: details.company ?? '',
  linkedinUrl: details.linkedinUrl ?? '',
  isProfileVisible: false,
  isWillingToMentor: false,
  isActivityShared: false,
  username: '',
  password: '',
  birthDate: '',
});

export function toClaim(token: string, answers: ClaimAnswers, isNewAccount: boolean): Claim {
  const { username, password, birthDate, fullName, graduationYear, ...others } = answers;
  return {
    token,
    ...others,
    graduationYear: Number(graduationYear),
    ...(isNewAccount && { username, password, birthDate, fullName }),
  };
}
