import * as openid from 'openid-client';
import type { VerifiedIdentity } from '../../domain/external-sign-in/external-sign-in';
import { findEmailFault, findFullNameFault } from '../../domain/personal-details/personal-details';

const CANCELLATION_ERROR_CODES = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

/** The claims of an ID token whose signature was checked. */
export interface IdTokenClaims {
  readonly iss: string;
  readonly sub: string;
  readonly [name: string]: unknown;
}

/** Reads the claims that are used here. Invalid ones count as missing. */
export function toVerifiedIdentity(
  source: Pick<VerifiedIdentity, 'provider' | 'collegeId'>,
  claims: IdTokenClaims,
): VerifiedIdentity {
  const { iss: issuer, sub: subject, email_verified: verified } = claims;
  const email = toValidClaim(claims.email, findEmailFault);
  const fullName = toValidClaim(claims.name ?? [claims.given_name, claims.family_name].join(' '), findFullNameFault);
  return { ...source, issuer, subject, email, isEmailVerified: email !== null && isTrueClaim(verified), fullName };
}

/** Some providers send a boolean as text. */
export const isTrueClaim = (claim: unknown): boolean => claim === true || claim === 'true';

function toValidClaim(claim: unknown, fault: (text: string) => string | null): string | null {
  const text = typeof claim === 'string' ? claim.replace(/\p{Cc}/gu, ' ').trim() : '';
  return fault(text) === null ? text : null;
}

/** Whether the person canceled the sign-in at the provider. */
export const isCancellation = (error: unknown): boolean =>
  error instanceof openid.AuthorizationResponseError && CANCELLATION_ERROR_CODES.has(error.error);

/** Returns code and message of the library or provider, without any data that was sent. */
export const describeOpenIdError = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
};
