import type { Proof } from '../../application/external-sign-in/ports/identity-providers';
import { faultOfEmail } from '../../domain/users/email-address';
import type { Provider } from '../../domain/external-sign-in/external-identity';
import { faultOfFullName } from '../../domain/users/full-name';

/** The claims of an ID token, as far as its signature vouches for them. */
export interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly [name: string]: unknown;
}

/** Reads what concerns us. A claim that cannot be used is one that was not told. */
export function proofFromClaims(provider: Provider, claims: Claims): Proof {
  const { iss: issuer, sub: subject, email_verified: verified } = claims;
  const email = usable(claims.email, faultOfEmail);
  const fullName = usable(claims.name ?? [claims.given_name, claims.family_name].join(' '), faultOfFullName);
  // Some providers write the truth as text.
  const isEmailVerified = email !== null && (verified === true || verified === 'true');
  return {
    identity: { provider, issuer, subject, email, isEmailVerified, fullName },
    claims: Object.keys(claims).sort(),
  };
}

function usable(claim: unknown, fault: (text: string) => string | null): string | null {
  const text = typeof claim === 'string' ? claim.replace(/\p{Cc}/gu, ' ').trim() : '';
  return fault(text) === null ? text : null;
}
