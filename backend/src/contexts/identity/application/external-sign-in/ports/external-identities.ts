import type { ExternalIdentity, IdentityId } from '../../../domain/external-sign-in/external-identity';
import type { UserId } from '../../../domain/users/ids';

/** Which people of other providers are which people here. */
export abstract class ExternalIdentities {
  /** @throws ExternalSignInRefused when the identity is someone's already */
  abstract add(identity: ExternalIdentity): Promise<void>;
  /** Whose it is, or null when it is no one's. */
  abstract findOwner(identity: { issuer: string; subject: string }): Promise<UserId | null>;
  /** Those of one person, oldest first. */
  abstract listByUserId(userId: UserId): Promise<readonly (ExternalIdentity & { readonly id: IdentityId })[]>;
  abstract delete(id: IdentityId): Promise<void>;
}
