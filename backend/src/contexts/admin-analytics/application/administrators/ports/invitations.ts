import type { Invitation } from '../../../domain/administrators/invitation';

export interface NewInvitation extends Omit<Invitation, 'id'> {
  readonly invitedBy: number;
}

/** Invitations to become an administrator, one per college and address. */
export abstract class Invitations {
  /**
   * Stores an invitation, replacing an expired one.
   * @returns the valid invitation; `isNew` is false if one was already valid
   */
  abstract add(invitation: NewInvitation): Promise<{ readonly invitation: Invitation; readonly isNew: boolean }>;

  /** Returns the unexpired invitations of a college, oldest first. */
  abstract ofCollege(collegeId: number, now: Date): Promise<readonly Invitation[]>;

  abstract find(id: number, now: Date): Promise<Invitation | null>;

  /** Finds an invitation by its token. Inside a unit of work, it locks the invitation until the end. */
  abstract findByToken(token: string, now: Date): Promise<Invitation | null>;

  /** Stores the hash of the token in the emailed link. */
  abstract setToken(id: number, token: string): Promise<void>;

  /** @returns false if the college has no such invitation */
  abstract delete(id: number, collegeId: number): Promise<boolean>;
}

/** The pages that emails link to. */
export abstract class InvitationPages {
  abstract readonly productName: string;

  abstract accept(token: string): string;
}
