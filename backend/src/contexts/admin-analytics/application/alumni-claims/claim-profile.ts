import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import { without } from '../../../../shared/domain/without';
import type { Role } from '../../../../shared/domain/role';
import { AlumniAccountNeeded } from '../../domain/alumni-claims/errors';
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

export interface ClaimWithNewAccount {
  readonly token: string;
  readonly account: { readonly username: string; readonly password: string; readonly birthDate: string };
  readonly choices: ClaimChoices;
  readonly browser: ClaimantsBrowser;
}

export interface ClaimWithOwnAccount {
  readonly token: string;
  readonly by: { readonly id: number; readonly role: Role; readonly emailVerified: boolean };
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
  async withNewAccount({ token, account, choices, browser }: ClaimWithNewAccount): Promise<NewAccount> {
    const found = await this.findDetails.execute(token);
    const studies = fieldsAfter(found, choices);
    const fullName = choices.fullName ?? `${found.firstName} ${found.lastName}`;
    // Hashing the password is slow: the row isn't locked while it runs, but is read again afterward.
    const add = await this.claimants.prepare({ ...account, email: found.email, fullName, studies }, browser);

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
  async withOwnAccount({ token, by, choices }: ClaimWithOwnAccount): Promise<void> {
    await this.transactions.run(async () => {
      const details = await this.findDetails.execute(token);
      if (by.role !== 'alumni') throw new AlumniAccountNeeded();
      if (!by.emailVerified) throw new EmailNotConfirmed();
      await this.#claim(details, by.id, choices);
    });
  }

  async #claim(details: ClaimDetails, userId: number, choices: ClaimChoices): Promise<void> {
    const now = this.clock.now();
    await this.alumni.claim(details.id, userId, now, choices.isActivityShared ?? false);
    await this.claimants.fillInProfile({ userId, suggested: fieldsAfter(details, {}), ...toldBy(choices) });
    await this.claimants.audit('imported-profile-claimed', userId, details.collegeId, now);
  }
}

const fieldsAfter = (details: ClaimDetails, choices: Partial<ClaimChoices>): ClaimedProfile['suggested'] => ({
  college: details.collegeName,
  collegeId: details.collegeId,
  major: choices.major ?? details.major,
  graduationYear: choices.graduationYear ?? details.graduationYear,
  currentPosition: choices.currentPosition === undefined ? details.jobTitle : choices.currentPosition,
  company: choices.company === undefined ? details.company : choices.company,
  linkedinUrl: choices.linkedinUrl === undefined ? details.linkedinUrl : choices.linkedinUrl,
});

const toldBy = ({ isProfileVisible, ...told }: ClaimChoices) => ({ isProfileVisible, told: without(told, 'fullName') });
