import type { Provider } from '../../../domain/external-sign-in/external-identity';
import type { SignInAttempt } from '../../../domain/external-sign-in/external-sign-in';

/** The two halves of an attempt: one travels to the provider and back, one stays in the browser. */
export interface AttemptKeys {
  readonly state: string;
  readonly browserSecret: string;
}

/** Who has left for a provider. Of both keys only hashes are kept. */
export abstract class SignInAttempts {
  abstract begin(keys: AttemptKeys, attempt: SignInAttempt): Promise<void>;
  /**
   * Uses the attempt up, for one caller however many try at once.
   * @returns null when it is unknown, used, too old, of another browser or of another provider
   */
  abstract spend(keys: AttemptKeys, provider: Provider, now: Date): Promise<SignInAttempt | null>;
}
