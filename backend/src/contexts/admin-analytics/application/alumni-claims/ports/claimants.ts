import type { Visitor } from '../../../../../shared/application/visitor';

/** What someone fills in to get an account with the address that their college gave. */
export interface NewClaimant {
  readonly username: string;
  readonly password: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly email: string;
  readonly fullName: string;
  readonly studies: ClaimedStudies;
}

export interface ClaimedStudies {
  readonly college: string;
  readonly collegeId: number;
  readonly major: string;
  readonly graduationYear: number;
  readonly currentPosition: string | null;
  readonly company: string | null;
}

export interface ClaimantsBrowser {
  readonly visitor: Visitor;
  /** Secret of the session this browser has had so far; it ends. */
  readonly endingSecret: string | null;
}

export interface NewAccount {
  readonly userId: number;
  readonly secret: string;
}

/** Accounts and profiles of people who claim what their college has imported. */
export abstract class Claimants {
  /**
   * Everything about a new account that takes time.
   * @returns makes the account in the unit of work in progress; it throws UsernameTaken, AddressHasAccount
   * @throws TooYoung, ClaimRefused naming the fields, TooManyRequests
   */
  abstract prepare(claimant: NewClaimant, browser: ClaimantsBrowser): Promise<() => Promise<NewAccount>>;

  /** Joins the unit of work in progress. @throws ProfileRefused naming the fields, NotForMinors */
  abstract fillInProfile(profile: ClaimedProfile): Promise<void>;

  /** The confirmed address of someone who takes part; null for everyone else. */
  abstract confirmedAddressOf(userId: number): Promise<string | null>;

  /** Joins the unit of work in progress. @param userId null where the person has no account */
  abstract audit(
    action: 'imported-profile-claimed' | 'imported-profile-declined',
    userId: number | null,
    collegeId: number,
    at: Date,
  ): Promise<void>;
}

/** The fields of an alumni profile that a claim fills in. */
export interface ClaimedFields {
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
  /** What the college gave. */
  readonly suggested: ClaimedFields;
  /** What the person wrote themselves, or left as it was. */
  readonly told: Partial<Omit<ClaimedFields, 'college' | 'collegeId'>> & { readonly isWillingToMentor: boolean };
  readonly isProfileVisible: boolean;
}

/** The pages that mails lead to. */
export abstract class ClaimPages {
  abstract readonly productName: string;

  abstract claim(secret: string): string;

  abstract decline(secret: string): string;
}
