import { Repository } from '../../../../../shared/application/repository';
import type { Invitation } from '../../../domain/administrators/invitation';

/**
 * Invitations to become an administrator, one per college and address. `lock` and `update` throw InvitationInvalid. Use
 * cases change the invitations of a college while they have locked its memberships.
 */
export abstract class Invitations extends Repository<Invitation> {
  abstract nextId(): Promise<number>;

  abstract find(id: number): Promise<Invitation | null>;

  abstract findByAddress(collegeId: number, email: string): Promise<Invitation | null>;

  /** Lists the unexpired invitations of a college, oldest first. */
  abstract list(collegeId: number, now: Date): Promise<readonly Invitation[]>;

  /** Finds an invitation by its token. Inside a unit of work, locks it until the end. */
  abstract findByToken(token: string): Promise<Invitation | null>;

  /** Stores the hash of the token in the emailed link. */
  abstract saveToken(id: number, token: string): Promise<void>;

  abstract delete(id: number): Promise<void>;
}

/** The pages that emails link to. */
export abstract class InvitationPages {
  abstract readonly productName: string;

  abstract acceptUrl(token: string): string;
}
