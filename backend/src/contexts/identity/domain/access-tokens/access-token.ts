import { Aggregate } from '../../../../shared/domain/aggregate';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { Id } from '../../../../shared/domain/id';
import { COLLEGE_TOKEN_SCOPES, PERSONAL_TOKEN_SCOPES, type TokenScope } from '../../../../shared/domain/token-scope';
import { AccessTokenCreated } from '../users/events';
import type { UserId } from '../users/user-state';

export type AccessTokenId = Id<'AccessToken'>;

/** How long a token can be valid, in days. */
export const TOKEN_LIFETIMES_DAYS = [7, 30, 90, 365] as const;
export type TokenLifetimeDays = (typeof TOKEN_LIFETIMES_DAYS)[number];

export const TOKEN_NAME_MAX_LENGTH = 60;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export interface AccessTokenState {
  id: AccessTokenId;
  ownerId: UserId;
  /** The college that the token acts for; null for a token of a person. */
  collegeId: number | null;
  name: string;
  scopes: TokenScope[];
  /** The last characters of the token, by which its owner recognizes it. */
  hint: string;
  createdAt: Date;
  expiresAt: Date;
  /** Updated at most once an hour. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** What a person chooses about a new token. */
export interface NewAccessToken {
  readonly ownerId: UserId;
  readonly collegeId: number | null;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresInDays: TokenLifetimeDays;
}

/** Lets programs act for its owner, or for a college, within its scopes. */
export class AccessToken extends Aggregate {
  /** Maximum number of usable tokens of one person, and of one college. */
  static readonly MAX_LIVE = 10;

  private constructor(private readonly state: AccessTokenState) {
    super();
  }

  /** @throws TokenScopesRefused if a scope doesn't belong to a token of this kind */
  static create(
    { ownerId, collegeId, name, scopes, expiresInDays }: NewAccessToken,
    { id, hint }: { id: AccessTokenId; hint: string },
    now: Date,
  ): AccessToken {
    const allowed: readonly TokenScope[] = collegeId === null ? PERSONAL_TOKEN_SCOPES : COLLEGE_TOKEN_SCOPES;
    const chosen = allowed.filter((scope) => scopes.includes(scope));
    if (chosen.length === 0 || scopes.some((scope) => !allowed.includes(scope))) throw new TokenScopesRefused(allowed);
    const token = new AccessToken({
      id,
      ownerId,
      collegeId,
      name,
      scopes: chosen,
      hint,
      createdAt: now,
      expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
      lastUsedAt: null,
      revokedAt: null,
    });
    token.record(new AccessTokenCreated(ownerId, now));
    return token;
  }

  static restore(state: AccessTokenState): AccessToken {
    return new AccessToken(state);
  }

  /** Repeating it changes nothing. @returns whether the token was usable or expired before */
  revoke(now: Date): boolean {
    if (this.state.revokedAt !== null) return false;
    this.state.revokedAt = now;
    return true;
  }

  get ownerId(): UserId {
    return this.state.ownerId;
  }

  get collegeId(): number | null {
    return this.state.collegeId;
  }

  snapshot(): AccessTokenState {
    return { ...this.state, scopes: [...this.state.scopes] };
  }
}

/** Whether a use now has to be recorded. */
export const isUseWorthRecording = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= HOUR_MS;

/** Also for tokens of others, so that the response doesn't reveal that they exist. */
export class AccessTokenNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.access-token-not-found', 'This access token no longer exists.');
  }
}

export class TooManyAccessTokens extends DomainError {
  constructor() {
    super(
      'conflict',
      'identity.too-many-access-tokens',
      'You can have {max} access tokens. Revoke one before you create another.',
      [],
      {},
      { max: { count: AccessToken.MAX_LIVE } },
    );
  }
}

export class TokenScopesRefused extends DomainError {
  constructor(allowed: readonly TokenScope[]) {
    const message = `Choose one or more of these scopes: ${allowed.join(', ')}`;
    super('invalid', 'identity.token-scopes-refused', message, [{ field: 'scopes', message }]);
  }
}

export class AccessTokensNotForMinors extends DomainError {
  constructor() {
    super('forbidden', 'identity.access-tokens-not-for-minors', 'You can create access tokens once you’re 18.');
  }
}

export class NotMainAdministrator extends DomainError {
  constructor() {
    super(
      'forbidden',
      'identity.not-main-administrator',
      'Only the main administrator of a college can manage its access tokens.',
    );
  }
}
