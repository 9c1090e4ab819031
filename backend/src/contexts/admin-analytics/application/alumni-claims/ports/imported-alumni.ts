import type { ImportedAlumnus, InvitationKind } from '../../../domain/alumni-claims/invitation';

/** An email that is due. */
export interface DueInvitation extends Pick<ImportedAlumnus, 'id' | 'collegeId' | 'email' | 'importedAt' | 'purgeAt'> {
  readonly kind: InvitationKind;
}

/** An imported profile that a user has claimed. */
export interface Claim {
  readonly collegeId: number;
  readonly claimedAt: Date;
  /** Whether the college sees the month in which they were last active, while their profile is public. */
  readonly sharesActivity: boolean;
}

/** Imported data that waits for its owner to claim or decline it. */
export type WaitingImport = Pick<ImportedAlumnus, 'id' | 'collegeId' | 'importedAt' | 'purgeAt'>;

/** Imported alumni who have neither claimed nor declined. Only hashes of tokens are stored. */
export abstract class ImportedAlumni {
  /**
   * Finds the person by the token of their link. Inside a unit of work, it locks the row until the end.
   * @returns null if there is none, or its deletion is due
   */
  abstract findByToken(token: string, now: Date): Promise<ImportedAlumnus | null>;

  /**
   * Claims the row and invalidates the link.
   * @throws AccountHasClaimed
   */
  abstract claim(id: number, userId: number, at: Date, sharesActivity: boolean): Promise<void>;

  abstract delete(id: number): Promise<void>;

  /** Stores the hash of an address whose owner doesn't want to be imported by the college. */
  abstract rememberDeclined(collegeId: number, addressHash: Buffer, at: Date): Promise<void>;

  /** Returns what the user has claimed; null if nothing. */
  abstract claimOf(userId: number): Promise<Claim | null>;

  abstract shareActivity(userId: number, sharesActivity: boolean): Promise<void>;

  /** Lists what colleges imported with this address and no one has claimed, the newest import first. */
  abstract waitingFor(email: string, now: Date): Promise<readonly WaitingImport[]>;

  /** Replaces the link to the imported data. */
  abstract renewLink(id: number, token: string): Promise<void>;
}

/** Emails to imported alumni. */
export abstract class InvitationQueue {
  /**
   * Takes the next due email: an invitation, then a reminder. Until it is marked as sent, it isn't taken again before
   * `INVITATIONS.retryAfter` has passed; the next time, twice that.
   * @param token for its link; links of earlier emails stop working
   */
  abstract takeNext(token: string, now: Date): Promise<DueInvitation | null>;

  /**
   * Takes a further invitation to this person.
   * @returns null if they have claimed or no longer exist
   */
  abstract take(id: number, token: string, now: Date): Promise<DueInvitation | null>;

  abstract markSent(id: number, kind: InvitationKind, at: Date): Promise<void>;
}
