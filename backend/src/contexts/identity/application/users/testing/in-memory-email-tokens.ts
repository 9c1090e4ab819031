import { TokenInvalid } from '../../../domain/users/errors';
import type { UserId } from '../../../domain/users/user-state';
import { type EmailToken, EmailTokens, type TokenPurpose } from '../ports/email-tokens';

export class InMemoryEmailTokens extends EmailTokens {
  readonly #unused = new Map<string, EmailToken>();
  readonly #used = new Map<string, EmailToken>();

  async issue(secret: string, token: EmailToken): Promise<void> {
    this.#unused.set(secret, token);
  }

  async getValid(secret: string, purpose: TokenPurpose, now: Date): Promise<EmailToken> {
    return this.#find(secret, [purpose], now);
  }

  async consume(secret: string, purposes: readonly TokenPurpose[], now: Date): Promise<EmailToken> {
    const token = this.#find(secret, purposes, now);
    this.#markUsed(secret, token);
    return token;
  }

  async findUsed(secret: string, purposes: readonly TokenPurpose[]): Promise<EmailToken | null> {
    const token = this.#used.get(secret);
    return token && purposes.includes(token.purpose) ? token : null;
  }

  async revoke(userId: UserId, purpose: TokenPurpose): Promise<void> {
    for (const [secret, token] of this.#unused) {
      if (token.userId === userId && token.purpose === purpose) this.#markUsed(secret, token);
    }
  }

  revokeByUserId(userId: UserId): void {
    for (const [secret, token] of this.#unused) if (token.userId === userId) this.#unused.delete(secret);
  }

  #markUsed(secret: string, token: EmailToken): void {
    this.#unused.delete(secret);
    this.#used.set(secret, token);
  }

  #find(secret: string, purposes: readonly TokenPurpose[], now: Date): EmailToken {
    const token = this.#unused.get(secret);
    if (!token || !purposes.includes(token.purpose) || token.expiresAt <= now) throw new TokenInvalid();
    return token;
  }
}
