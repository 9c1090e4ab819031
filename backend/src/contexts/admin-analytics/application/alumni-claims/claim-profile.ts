import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { omitFields } from '../../../../shared/domain/omit-fields';
import { ImportedProfileClaimed } from '../../domain/alumni-claims/events';
import { type Claimant, ImportedAlumnus } from '../../domain/alumni-claims/imported-alumnus';
import { type ClaimDetails, FindClaimDetails } from './find-claim-details';
import { type ClaimedProfile, Claimants, type ClaimantsBrowser, type NewAccount } from './ports/claimants';
import { ImportedAlumni } from './ports/imported-alumni';

/** What a person chooses and corrects when claiming a profile; omitted fields keep the imported values. */
export interface ClaimChoices {
  readonly isProfileVisible: boolean;
  readonly isWillingToMentor: boolean;
  /** Whether the college sees the month in which the person was last active. */
  readonly isActivityShared?: boolean;
  readonly fullName?: string;
  readonly major?: string;
  readonly graduationYear?: number;
  readonly currentPosition?: string | null;
  readonly company?: string | null;
  readonly linkedinUrl?: string | null;
}

interface ClaimWithNewAccount {
  readonly token: string;
  readonly account: { readonly username: string; readonly password: string; readonly birthDate: string };
  readonly choices: ClaimChoices;
  readonly browser: ClaimantsBrowser;
}

interface ClaimWithOwnAccount {
  readonly token: string;
  readonly by: Claimant;
  readonly choices: ClaimChoices;
}

/** A person claims the profile that their college has imported, with a new or an existing account. */
@UseCase()
export class ClaimProfile {
  constructor(
    private readonly findDetails: FindClaimDetails,
    private readonly alumni: ImportedAlumni,
    private readonly claimants: Claimants,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims with a new account. Its address counts as confirmed, because only the mailbox has the link.
   * @throws ClaimLinkInvalid, TooYoung, ClaimRefused, UsernameTaken, AddressHasAccount, TooManyRequests
   */
  async claimWithNewAccount({ token, account, choices, browser }: ClaimWithNewAccount): Promise<NewAccount> {
    const found = await this.findDetails.execute(token);
    const studies = toSuggestedProfile(found, choices);
    const { firstName, lastName, email } = found.alumnus.snapshot();
    const fullName = choices.fullName ?? `${firstName} ${lastName}`;
    // Hashing the password is slow: the row isn't locked while it runs, but is read again afterward.
    const add = await this.claimants.prepare({ ...account, email, fullName, studies }, browser);

    return this.transactions.run(async () => {
      const details = await this.findDetails.execute(token);
      const added = await add();
      await this.#claim(details, added.userId, choices);
      return added;
    });
  }

  /**
   * Claims with the account that is signed in.
   * @throws ClaimLinkInvalid, AlumniAccountNeeded, EmailNotConfirmed, AccountHasClaimed, ProfileRefused
   */
  async claimWithOwnAccount({ token, by, choices }: ClaimWithOwnAccount): Promise<void> {
    await this.transactions.run(async () => {
      const details = await this.findDetails.execute(token);
      ImportedAlumnus.assertClaimableBy(by);
      await this.#claim(details, by.id, choices);
    });
  }

  async #claim(details: ClaimDetails, userId: number, choices: ClaimChoices): Promise<void> {
    const now = this.clock.now();
    const { alumnus } = details;
    alumnus.claim(userId, { sharesActivity: choices.isActivityShared ?? false }, now);
    await this.alumni.save(alumnus);
    await this.alumni.saveToken(alumnus.id, null);
    const { isProfileVisible, ...entered } = omitFields(choices, 'fullName');
    const suggested = toSuggestedProfile(details, {});
    await this.claimants.fillInProfile({ userId, suggested, entered, isProfileVisible });
    await this.claimants.audit('imported-profile-claimed', userId, alumnus.collegeId, now);
    await this.transactions.publish(new ImportedProfileClaimed(alumnus.collegeId, userId, now));
  }
}

/** Returns the fields of the profile: what the person entered, and otherwise the imported values. */
function toSuggestedProfile(
  { alumnus, collegeName }: ClaimDetails,
  choices: Partial<ClaimChoices>,
): ClaimedProfile['suggested'] {
  const { collegeId, major, graduationYear, jobTitle, company, linkedinUrl } = alumnus.snapshot();
  return {
    college: collegeName,
    collegeId,
    major: choices.major ?? major,
    graduationYear: choices.graduationYear ?? graduationYear,
    currentPosition: choices.currentPosition === undefined ? jobTitle : choices.currentPosition,
    company: choices.company === undefined ? company : choices.company,
    linkedinUrl: choices.linkedinUrl === undefined ? linkedinUrl : choices.linkedinUrl,
  };
}
