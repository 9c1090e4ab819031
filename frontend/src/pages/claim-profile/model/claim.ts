import * as z from 'zod/mini';
import type { ClaimRequest, ClaimDetails } from '../api/claim';

const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
const optionalText = z.string().check(z.trim());

const claimFieldSchemas = {
  fullName: requiredText('Full name is required'),
  major: requiredText('Major is required'),
  graduationYear: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'Enter a year with four digits')),
  currentPosition: optionalText,
  company: optionalText,
  linkedinUrl: optionalText,
  isProfileVisible: z.boolean(),
  isWillingToMentor: z.boolean(),
  isActivityShared: z.boolean(),
};

/**
 * Returns the schema for a new account or for the signed-in one, for which the three account fields aren't validated.
 */
export const claimSchema = (isNewAccount: boolean) =>
  z.object({
    ...claimFieldSchemas,
    username: isNewAccount ? requiredText('Username is required') : z.string(),
    password: isNewAccount ? z.string().check(z.minLength(8, 'Password must be at least 8 characters')) : z.string(),
    birthDate: isNewAccount ? requiredText('Birth date is required') : z.string(),
  });

export type ClaimAnswers = z.infer<ReturnType<typeof claimSchema>>;

/** Returns the form with the college's data. Everything that shows the person to others is initially off. */
export const toInitialAnswers = (claim: ClaimDetails): ClaimAnswers => ({
  fullName: `${claim.firstName} ${claim.lastName}`,
  major: claim.major,
  graduationYear: String(claim.graduationYear),
  currentPosition: claim.jobTitle ?? '',
  company: claim.company ?? '',
  linkedinUrl: claim.linkedinUrl ?? '',
  isProfileVisible: false,
  isWillingToMentor: false,
  isActivityShared: false,
  username: '',
  password: '',
  birthDate: '',
});

export function toClaimRequest(token: string, answers: ClaimAnswers, isNewAccount: boolean): ClaimRequest {
  const { username, password, birthDate, fullName, graduationYear, ...others } = answers;
  return {
    token,
    ...others,
    graduationYear: Number(graduationYear),
    ...(isNewAccount && { username, password, birthDate, fullName }),
  };
}
