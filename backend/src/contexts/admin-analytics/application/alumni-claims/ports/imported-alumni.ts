import { Repository } from '../../../../../shared/application/repository';
import type { ImportedAlumnus, ImportedAlumnusState } from '../../../domain/alumni-claims/imported-alumnus';
import type { InvitationKind } from '../../../domain/alumni-claims/invitation';

/** An email that is due. */
export interface InvitationMail extends Readonly<
  Pick<ImportedAlumnusState, 'id' | 'collegeId' | 'email' | 'importedAt' | 'purgeAt'>
> {
  readonly kind: InvitationKind;
}

/** Imported data that its owner can claim or decline. */
export type UnclaimedImport = Readonly<Pick<ImportedAlumnusState, 'id' | 'collegeId' | 'importedAt' | 'purgeAt'>>;

/**
 * People whom colleges imported. Only hashes of tokens are stored. `lock` and `update` throw AlumnusNotFound, `save`
 * AccountHasClaimed.
 */
export abstract class ImportedAlumni extends Repository<ImportedAlumnus> {
  abstract find(id: number): Promise<ImportedAlumnus | null>;

  /** Finds the person by the token of their link. Inside a unit of work, locks the row until the end. */
  abstract findByToken(token: string): Promise<ImportedAlumnus | null>;

  /** Finds what the user has claimed. */
  abstract findByAccount(userId: number): Promise<ImportedAlumnus | null>;

  /** Lists what colleges imported with this address and no one has claimed, the newest import first. */
  abstract listUnclaimed(email: string, now: Date): Promise<readonly UnclaimedImport[]>;

  abstract delete(id: number): Promise<void>;

  /** Stores the hash of an address whose owner doesn't want to be imported by the college. */
  abstract saveDeclined(collegeId: number, email: string, at: Date): Promise<void>;

  /** Replaces the link to unclaimed data; null deletes it. */
  abstract saveToken(id: number, token: string | null): Promise<void>;
}

/** Emails to imported alumni. */
export abstract class InvitationQueue {
  /**
   * Takes the next due email: an invitation, then a reminder. Until it is marked as sent, it isn't taken again before
   * `INVITATIONS.retryAfter` has passed; the next time, twice that.
   * @param token for its link; links of earlier emails stop working
   */
  abstract reserveNext(token: string, now: Date): Promise<InvitationMail | null>;

  /**
   * Takes a further invitation to this person.
   * @returns null if they have claimed or no longer exist
   */
  abstract reserve(id: number, token: string, now: Date): Promise<InvitationMail | null>;

  abstract markSent(id: number, kind: InvitationKind, at: Date): Promise<void>;
}
