import type { Visitor } from '../../../../../shared/application/visitor';

/** What a person enters to create an account with the imported address. */
export interface NewClaimant {
  readonly username: string;
  readonly password: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly email: string;
  readonly fullName: string;
  readonly studies: ClaimedStudies;
}

interface ClaimedStudies {
  readonly college: string;
  readonly collegeId: number;
  readonly major: string;
  readonly graduationYear: number;
  readonly currentPosition: string | null;
  readonly company: string | null;
}

export interface ClaimantsBrowser {
  readonly visitor: Visitor;
  /** Secret of this browser's current session, which ends. */
  readonly endingSecret: string | null;
}

export interface NewAccount {
  readonly userId: number;
  readonly secret: string;
}

/** Accounts and profiles of people who claim an imported profile. */
export abstract class Claimants {
  /**
   * Does the slow work for a new account.
   * @returns a function that creates the account in the current unit of work; it throws UsernameTaken,
   *   AddressHasAccount
   * @throws TooYoung, ClaimRefused naming the fields, TooManyRequests
   */
  abstract prepare(claimant: NewClaimant, browser: ClaimantsBrowser): Promise<() => Promise<NewAccount>>;

  /**
   * Joins the current unit of work.
   * @throws ProfileRefused naming the fields, NotForMinors
   */
  abstract fillInProfile(profile: ClaimedProfile): Promise<void>;

  /** Returns the confirmed address of an active user; null for everyone else. */
  abstract findConfirmedAddress(userId: number): Promise<string | null>;

  /**
   * Joins the current unit of work.
   * @param userId null if the person has no account
   */
  abstract audit(
    action: 'imported-profile-claimed' | 'imported-profile-declined',
    userId: number | null,
    collegeId: number,
    at: Date,
  ): Promise<void>;
}

/** The fields of an alumni profile that a claim fills in. */
interface ClaimedFields {
  readonly college: string;
  readonly collegeId: number;
  readonly major: string;
  readonly graduationYear: number;
  readonly currentPosition: string | null;
  readonly company: string | null;
  readonly linkedinUrl: string | null;
}

export interface ClaimedProfile {
  readonly userId: number;
  /** The imported values. */
  readonly suggested: ClaimedFields;
  /** The values that the person entered or left unchanged. */
  readonly entered: Partial<Omit<ClaimedFields, 'college' | 'collegeId'>> & { readonly isWillingToMentor: boolean };
  readonly isProfileVisible: boolean;
}

/** The pages that emails link to. */
export abstract class ClaimPages {
  abstract readonly productName: string;

  abstract claimUrl(secret: string): string;

  abstract declineUrl(secret: string): string;
}
