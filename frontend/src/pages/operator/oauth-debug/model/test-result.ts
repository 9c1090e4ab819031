import type { SignInProvider } from '@/features/external-sign-in';

/** Result of a test: the names of the claims from the provider, or the code of a refusal. */
export interface OauthTestResult {
  provider: SignInProvider;
  claims: string[];
  error: string | undefined;
}
