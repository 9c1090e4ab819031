import type { IdentitySource, SignInProvider } from '../api/providers';

export const PROVIDER_NAMES: Record<IdentitySource, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  college: 'your college account',
};

interface SignInOptions {
  /** The role for a new account. */
  role?: string;
  /** The path to return to. */
  next?: string | undefined;
  /** Only shows the claims from the provider: no one is signed in. */
  test?: 'true';
  /** Connects the identity to the signed-in account. */
  link?: '1';
}

/** Returns the URL that starts a sign-in with a provider; the server redirects from there. */
export const signInAddress = (provider: SignInProvider, options: SignInOptions = {}): string =>
  `/api/auth/${provider}${toQuery(options)}`;

/** Returns the URL that starts a sign-in with the provider of a college. */
export const collegeSignInAddress = (collegeId: number, options: Pick<SignInOptions, 'role' | 'next'>): string =>
  `/api/auth/college/${collegeId}${toQuery(options)}`;

function toQuery(options: SignInOptions): string {
  const parameters = Object.entries(options).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = new URLSearchParams(parameters).toString();
  return query && `?${query}`;
}
