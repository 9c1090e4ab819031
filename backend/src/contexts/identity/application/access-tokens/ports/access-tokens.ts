import type { AccessToken, AccessTokenId } from '../../../domain/access-tokens/access-token';
import type { UserId } from '../../../domain/users/user-state';

/** Whose tokens: a person's own, or those of a college, which its main administrators have created. */
export type TokenHolder = { readonly ownerId: UserId } | { readonly collegeId: number };

/** The access tokens. Only a keyed hash of each is stored. */
export abstract class AccessTokens {
  /** Returns an ID that was never used. */
  abstract nextId(): Promise<AccessTokenId>;

  /** Stores a new token under the hash of its text. */
  abstract add(token: AccessToken, keyHash: Buffer): Promise<void>;

  /** Locks the token until the end of the unit of work; null if there is none. */
  abstract lockById(id: AccessTokenId): Promise<AccessToken | null>;

  /** Saves a token that was found here. */
  abstract save(token: AccessToken): Promise<void>;

  /** Lists the tokens of a holder that aren't revoked, newest first; some may have expired. */
  abstract list(holder: TokenHolder): Promise<readonly AccessToken[]>;

  /** Counts the tokens of a holder that are neither revoked nor expired. */
  abstract countLive(holder: TokenHolder, now: Date): Promise<number>;

  /** Revokes all tokens that a person has created for a college. */
  abstract revokeByOwnerAndCollege(ownerId: UserId, collegeId: number, now: Date): Promise<void>;
}

/** The texts of access tokens: `gsp_`, 32 random letters and digits, and 6 of a checksum. */
export abstract class AccessTokenTexts {
  /** Returns the text of a new token, and the hash under which it is stored. */
  abstract create(): { readonly text: string; readonly keyHash: Buffer };

  /** Returns the hash under which a token is stored; null if the text is no token, which needs no look-up. */
  abstract hash(text: string): Buffer | null;
}
