import type { Provider } from '@/shared/api';

/** How a test has ended: with the names of what the provider told, or with the code of a refusal. */
export interface TestResult {
  provider: Provider;
  claims: string[];
  error: string | undefined;
}
