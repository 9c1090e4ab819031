import type { ImportedAlumnus, InvitationKind } from '../../../domain/alumni-claims/invitation';

/** A mail that has to be sent now. */
export interface DueInvitation extends Pick<ImportedAlumnus, 'id' | 'collegeId' | 'email' | 'importedAt' | 'purgeAt'> {
  readonly kind: InvitationKind;
}

/** The profile from a college that someone has made their own. */
export interface Claim {
  readonly collegeId: number;
  readonly claimedAt: Date;
  /** The college sees in which month they were last active, while their profile is public. */
  readonly sharesActivity: boolean;
}

/** The people whom colleges have imported and who have neither claimed nor declined. Of tokens only hashes are kept. */
export abstract class ImportedAlumni {
  /**
   * Whose link this is. Inside a unit of work no one else claims, changes or deletes it before the end.
   * @returns null when there is none, or it is to be deleted by now
   */
  abstract findByToken(token: string, now: Date): Promise<ImportedAlumnus | null>;

  /** The link works no more. @throws AccountHasClaimed */
  abstract claim(id: number, userId: number, at: Date, sharesActivity: boolean): Promise<void>;

  abstract delete(id: number): Promise<void>;

  /** Keeps the hash of an address whose owner does not want to be imported by the college. */
  abstract rememberDeclined(collegeId: number, addressHash: Buffer, at: Date): Promise<void>;

  /** What someone has claimed; null when they have not. */
  abstract claimOf(userId: number): Promise<Claim | null>;

  abstract shareActivity(userId: number, sharesActivity: boolean): Promise<void>;

  /** Someone has an account with this address now: what was imported is deleted then, unless they claim it. */
  abstract bringForwardDeletion(email: string, at: Date): Promise<void>;
}

/** Mails to people whom colleges have imported. */
export abstract class InvitationQueue {
  /**
   * Takes the mail that is due first: an invitation, then a reminder. Until it is marked no one else takes it before
   * `INVITATIONS.retryAfter` has passed, and twice that the next time.
   * @param token of the link in it; links of earlier mails work no more
   */
  abstract takeNext(token: string, now: Date): Promise<DueInvitation | null>;

  /** Takes a further invitation to this person. @returns null when they have claimed or are gone */
  abstract take(id: number, token: string, now: Date): Promise<DueInvitation | null>;

  abstract markSent(id: number, kind: InvitationKind, at: Date): Promise<void>;
}
