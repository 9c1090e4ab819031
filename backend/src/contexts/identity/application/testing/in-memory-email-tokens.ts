import { TokenInvalid } from '../../domain/errors';
import { type EmailToken, EmailTokens } from '../ports/email-tokens';

export class InMemoryEmailTokens extends EmailTokens {
  readonly #unused = new Map<string, EmailToken>();

  async issue(secret: string, token: EmailToken): Promise<void> {
    this.#unused.set(secret, token);
  }

  async spend(secret: string, purpose: EmailToken['purpose'], now: Date): Promise<EmailToken> {
    const token = this.#unused.get(secret);
    if (!token || token.purpose !== purpose || token.expiresAt <= now) throw new TokenInvalid();
    this.#unused.delete(secret);
    return token;
  }
}
