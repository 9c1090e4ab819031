import type { Provider } from '../../../domain/external-sign-in/external-identity';
import type { SignInAttempt } from '../../../domain/external-sign-in/external-sign-in';
import { type AttemptKeys, SignInAttempts } from '../ports/sign-in-attempts';

export class InMemorySignInAttempts extends SignInAttempts {
  readonly #unused = new Map<string, { attempt: SignInAttempt; browserSecret: string }>();

  async begin({ state, browserSecret }: AttemptKeys, attempt: SignInAttempt): Promise<void> {
    this.#unused.set(state, { attempt, browserSecret });
  }

  async spend({ state, browserSecret }: AttemptKeys, provider: Provider, now: Date): Promise<SignInAttempt | null> {
    const found = this.#unused.get(state);
    if (!found || found.browserSecret !== browserSecret) return null;
    const { attempt } = found;
    if (attempt.provider !== provider || attempt.expiresAt <= now) return null;
    this.#unused.delete(state);
    return attempt;
  }
}
