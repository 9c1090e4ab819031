import { AccessToken, type AccessTokenId, type AccessTokenState } from '../../../domain/access-tokens/access-token';
import type { UserId } from '../../../domain/users/user-state';
import { AccessTokens, AccessTokenTexts, type TokenHolder } from '../ports/access-tokens';

export class InMemoryAccessTokens extends AccessTokens {
  readonly #stored = new Map<AccessTokenId, AccessTokenState>();
  #last = 0;

  async nextId(): Promise<AccessTokenId> {
    return ++this.#last as AccessTokenId;
  }

  async add(token: AccessToken): Promise<void> {
    await this.save(token);
  }

  async lockById(id: AccessTokenId): Promise<AccessToken | null> {
    const state = this.#stored.get(id);
    return state ? AccessToken.restore({ ...state }) : null;
  }

  async save(token: AccessToken): Promise<void> {
    token.pullEvents();
    this.#stored.set(token.snapshot().id, token.snapshot());
  }

  async list(holder: TokenHolder): Promise<readonly AccessToken[]> {
    return this.#listUnrevoked(holder)
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
      .map((state) => AccessToken.restore({ ...state }));
  }

  async countLive(holder: TokenHolder, now: Date): Promise<number> {
    return this.#listUnrevoked(holder).filter(({ expiresAt }) => expiresAt > now).length;
  }

  async revokeByOwnerAndCollege(ownerId: UserId, collegeId: number, now: Date): Promise<void> {
    for (const state of this.#listUnrevoked({ collegeId })) if (state.ownerId === ownerId) state.revokedAt = now;
  }

  #listUnrevoked(holder: TokenHolder): AccessTokenState[] {
    return [...this.#stored.values()].filter(
      ({ ownerId, collegeId, revokedAt }) =>
        revokedAt === null &&
        ('ownerId' in holder ? ownerId === holder.ownerId && collegeId === null : collegeId === holder.collegeId),
    );
  }
}

/** Texts with a number; the hash is the text. */
export class NumberedAccessTokenTexts extends AccessTokenTexts {
  #last = 1_000;

  create(): { text: string; keyHash: Buffer } {
    const text = `gsp_${++this.#last}`;
    return { text, keyHash: Buffer.from(text) };
  }

  hash(text: string): Buffer | null {
    return text.startsWith('gsp_') ? Buffer.from(text) : null;
  }
}
