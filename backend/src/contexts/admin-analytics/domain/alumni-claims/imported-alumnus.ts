import { Aggregate } from '../../../../shared/domain/aggregate';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import type { Role } from '../../../../shared/domain/role';
import { AlumniAccountNeeded, AlumnusHasClaimed, AlumnusNotFound, ClaimLinkInvalid, NothingClaimed } from './errors';

/** The data that a college imported about a person, and their claim. */
export interface ImportedAlumnusState {
  id: number;
  collegeId: number;
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  graduationYear: number;
  major: string;
  jobTitle: string | null;
  company: string | null;
  linkedinUrl: string | null;
  suggestedMentor: boolean | null;
  importedAt: Date;
  /** When the data is deleted if the person doesn't claim it. */
  purgeAt: Date;
  claimedBy: number | null;
  claimedAt: Date | null;
  /** Whether the college sees the month in which the person was last active, while their profile is public. */
  sharesActivity: boolean;
}

/** Who claims a profile with an existing account. */
export interface Claimant {
  readonly id: number;
  readonly role: Role;
  readonly emailVerified: boolean;
}

/** A person whom a college imported. They claim the profile, decline, or the data is deleted. */
export class ImportedAlumnus extends Aggregate {
  private constructor(private readonly state: ImportedAlumnusState) {
    super();
  }

  static restore(state: ImportedAlumnusState): ImportedAlumnus {
    return new ImportedAlumnus(state);
  }

  /** @throws ClaimLinkInvalid if the profile is claimed or its deletion is due */
  assertOpenAt(now: Date): void {
    if (this.isClaimed || this.state.purgeAt <= now) throw new ClaimLinkInvalid();
  }

  /**
   * Checks that an existing account can claim a profile.
   * @throws AlumniAccountNeeded, EmailNotConfirmed
   */
  static assertClaimableBy({ role, emailVerified }: Claimant): void {
    if (role !== 'alumni') throw new AlumniAccountNeeded();
    if (!emailVerified) throw new EmailNotConfirmed();
  }

  /** @throws ClaimLinkInvalid if the profile is claimed or its deletion is due */
  claim(userId: number, { sharesActivity }: { sharesActivity: boolean }, now: Date): void {
    this.assertOpenAt(now);
    Object.assign(this.state, { claimedBy: userId, claimedAt: now, sharesActivity });
  }

  /**
   * Lets the college see the month in which the person was last active, or not.
   * @throws NothingClaimed
   */
  shareActivity(userId: number, sharesActivity: boolean): void {
    if (this.state.claimedBy !== userId) throw new NothingClaimed();
    this.state.sharesActivity = sharesActivity;
  }

  /**
   * Checks that the college can remove or invite the person: only while the profile isn't claimed.
   * @throws AlumnusNotFound, AlumnusHasClaimed
   */
  assertManagedBy(collegeId: number): void {
    if (this.collegeId !== collegeId) throw new AlumnusNotFound();
    if (this.isClaimed) throw new AlumnusHasClaimed();
  }

  get id(): number {
    return this.state.id;
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get email(): string {
    return this.state.email;
  }

  get isClaimed(): boolean {
    return this.state.claimedBy !== null;
  }

  get claimedAt(): Date | null {
    return this.state.claimedAt;
  }

  get sharesActivity(): boolean {
    return this.state.sharesActivity;
  }

  snapshot(): ImportedAlumnusState {
    return { ...this.state };
  }
}
