import type { Provider } from '@/features/external-sign-in';

/** Result of a test: the names of the claims from the provider, or the code of a refusal. */
export interface TestResult {
  provider: Provider;
  claims: string[];
  error: string | undefined;
}
