import { TokenInvalid } from '../../domain/errors';
import type { UserId } from '../../domain/ids';
import { type EmailToken, EmailTokens, type TokenPurpose } from '../ports/email-tokens';

export class InMemoryEmailTokens extends EmailTokens {
  readonly #unused = new Map<string, EmailToken>();

  async issue(secret: string, token: EmailToken): Promise<void> {
    this.#unused.set(secret, token);
  }

  async read(secret: string, purpose: TokenPurpose, now: Date): Promise<EmailToken> {
    return this.#find(secret, [purpose], now);
  }

  async spend(secret: string, purposes: readonly TokenPurpose[], now: Date): Promise<EmailToken> {
    const token = this.#find(secret, purposes, now);
    this.#unused.delete(secret);
    return token;
  }

  async revoke(userId: UserId, purpose: TokenPurpose): Promise<void> {
    for (const [secret, token] of this.#unused) {
      if (token.userId === userId && token.purpose === purpose) this.#unused.delete(secret);
    }
  }

  revokeAllOf(userId: UserId): void {
    for (const [secret, token] of this.#unused) if (token.userId === userId) this.#unused.delete(secret);
  }

  #find(secret: string, purposes: readonly TokenPurpose[], now: Date): EmailToken {
    const token = this.#unused.get(secret);
    if (!token || !purposes.includes(token.purpose) || token.expiresAt <= now) throw new TokenInvalid();
    return token;
  }
}
