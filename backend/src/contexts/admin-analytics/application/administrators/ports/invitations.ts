import type { Invitation } from '../../../domain/administrators/invitation';

export interface NewInvitation extends Omit<Invitation, 'id'> {
  readonly invitedBy: number;
  readonly invitedAt: Date;
}

/** Invitations of colleagues, one for each college and address. */
export abstract class Invitations {
  /** Keeps an invitation, in place of an expired one. @returns the one that counts; `isNew` is false where one lasts already */
  abstract add(invitation: NewInvitation): Promise<{ readonly invitation: Invitation; readonly isNew: boolean }>;

  /** Those of a college that have not expired, oldest first. */
  abstract ofCollege(collegeId: number, now: Date): Promise<readonly Invitation[]>;

  abstract find(id: number, now: Date): Promise<Invitation | null>;

  /** Inside a unit of work no one else accepts or withdraws it before the end. */
  abstract findByToken(token: string, now: Date): Promise<Invitation | null>;

  /** Keeps the hash of the token of the mailed link. */
  abstract setToken(id: number, token: string): Promise<void>;

  /** @returns false when the college has no such invitation */
  abstract delete(id: number, collegeId: number): Promise<boolean>;
}

/** The pages that mails lead to. */
export abstract class InvitationPages {
  abstract readonly productName: string;

  abstract accept(token: string): string;
}
