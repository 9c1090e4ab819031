import { Aggregate } from '../../../../shared/domain/aggregate';
import type { AlumniRow } from '../alumni-import/alumni-row';
import { UNCLAIMED_RETENTION_MS } from '../alumni-import/retention';
import { AffiliationEnded, AffiliationRestored } from './events';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a college can restore a person whose affiliation it ended, in milliseconds. */
export const ENDED_AFFILIATION_RETENTION_MS = 30 * DAY_MS;

export const MAX_EXTERNAL_ID_LENGTH = 200;

/** What a college sends about a person. */
export interface RosterData {
  /** The college's own ID of the person; null if it sent none. */
  readonly externalId: string | null;
  readonly alumnus: AlumniRow;
}

/** A person in the list of a college: everything here was sent by the college, except the claim. */
export interface RosterEntryState extends RosterData {
  readonly id: number;
  readonly collegeId: number;
  readonly importedAt: Date;
  /** When the data is deleted if the person doesn't claim it. */
  readonly purgeAt: Date;
  readonly claimedBy: number | null;
  readonly claimedAt: Date | null;
  /** When the college ended the affiliation; null while the person is in its list. */
  readonly endedAt: Date | null;
}

/** When imported data is deleted if no one claims it. */
export const purgeTimeOf = (importedAt: Date): Date => new Date(importedAt.getTime() + UNCLAIMED_RETENTION_MS);

/**
 * A person whom a college provisions. After a claim, the data belongs to the person: the college can change only its own
 * ID, and end the affiliation.
 */
export class RosterEntry extends Aggregate {
  private constructor(private state: RosterEntryState) {
    super();
  }

  static restore(state: RosterEntryState): RosterEntry {
    return new RosterEntry(state);
  }

  /** Changes what the college sent; a new address starts a new invitation. */
  change({ externalId, alumnus }: RosterData, now: Date): void {
    this.state = { ...this.state, externalId };
    if (this.state.claimedBy !== null) return;
    const isNewAddress = alumnus.email !== this.state.alumnus.email;
    this.state = { ...this.state, alumnus, ...(isNewAddress && { importedAt: now, purgeAt: purgeTimeOf(now) }) };
  }

  /** Ends the affiliation; an account that claimed the data stays. */
  end(now: Date): void {
    if (this.isEnded) return;
    this.state = { ...this.state, endedAt: now };
    const { claimedBy, collegeId } = this.state;
    if (claimedBy !== null) this.record(new AffiliationEnded(claimedBy, collegeId, now));
  }

  /**
   * Lists the person again.
   * @param hasOtherClaim whether their account has claimed the data of another college meanwhile; then the person is
   *   invited again
   */
  relist({ hasOtherClaim }: { hasOtherClaim: boolean }, now: Date): void {
    if (!this.isEnded) return;
    this.state = { ...this.state, endedAt: null };
    const { claimedBy, collegeId } = this.state;
    if (claimedBy === null) return;
    if (hasOtherClaim) {
      const renewed = { claimedBy: null, claimedAt: null, importedAt: now, purgeAt: purgeTimeOf(now) };
      this.state = { ...this.state, ...renewed };
    } else this.record(new AffiliationRestored(claimedBy, collegeId, now));
  }

  get id(): number {
    return this.state.id;
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get isEnded(): boolean {
    return this.state.endedAt !== null;
  }

  /** When the data of an ended affiliation is deleted, which is never later than the date in the invitation. */
  get deletedAt(): Date | null {
    const { endedAt, claimedBy, purgeAt } = this.state;
    if (!endedAt) return null;
    const end = new Date(endedAt.getTime() + ENDED_AFFILIATION_RETENTION_MS);
    return claimedBy === null && purgeAt < end ? purgeAt : end;
  }

  snapshot(): RosterEntryState {
    return { ...this.state };
  }
}
