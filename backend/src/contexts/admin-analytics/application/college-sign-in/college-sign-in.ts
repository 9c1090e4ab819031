import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { NotMainAdministrator } from '../../domain/memberships/errors';
import { assertDomainsOfCollege, NoCollegeDomain } from '../../domain/college-sign-in/sign-in-domains';
import { assertPublished, type DnsRecord, verificationRecord } from '../../domain/verification/dns-record';
import { RequireMainAdministrator } from '../administrators/require-main-administrator';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { TxtRecords } from '../verification/ports/txt-records';
import { VerificationSecrets } from '../verification/ports/verifications';
import {
  type SettingsEditor,
  SignInSettings,
  type SignInSettingsDraft,
  type StoredSignInSettings,
} from './ports/sign-in-settings';

/** The sign-in of a college, as its main administrator sees it. */
interface OwnCollegeSignIn {
  readonly collegeId: number;
  /** To enter at the provider. */
  readonly callbackUrl: string;
  /** The domain of the college's website; null if unknown. */
  readonly staffDomain: string | null;
  /** Proves that the people who manage the domain agree; null without a domain. */
  readonly dnsRecord: DnsRecord | null;
  /** Null if nothing is set up. */
  readonly settings: StoredSignInSettings | null;
}

/** Shows the sign-in of the caller's college, and what its main administrator needs to set it up. */
@UseCase()
export class ShowCollegeSignIn {
  constructor(
    private readonly requireMainAdministrator: RequireMainAdministrator,
    private readonly colleges: KnownColleges,
    private readonly secrets: VerificationSecrets,
    private readonly settings: SignInSettings,
    private readonly transactions: Transactions,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, NotMainAdministrator */
  async execute(by: number): Promise<OwnCollegeSignIn> {
    const { collegeId } = await this.transactions.run(() => this.requireMainAdministrator.execute(by));
    const staffDomain = await this.colleges.findStaffDomain(collegeId);
    return {
      collegeId,
      callbackUrl: this.settings.getCallbackUrl(collegeId),
      staffDomain,
      dnsRecord:
        staffDomain === null ? null : verificationRecord(staffDomain, this.secrets.deriveSignInToken(collegeId)),
      settings: await this.settings.find(collegeId),
    };
  }
}

/** Changes the sign-in of the caller's college. */
@UseCase()
export class ChangeCollegeSignIn {
  constructor(
    private readonly requireMainAdministrator: RequireMainAdministrator,
    private readonly showCollegeSignIn: ShowCollegeSignIn,
    private readonly colleges: KnownColleges,
    private readonly txtRecords: TxtRecords,
    private readonly settings: SignInSettings,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Replaces the settings, which are off until they are tested.
   * @throws NotMainAdministrator, NoCollegeDomain, DomainNotOfCollege, CollegeSignInInvalid, CollegeDomainTaken,
   *   PasswordNeeded, PasswordIncorrect, TooManyRequests
   */
  async save(draft: SignInSettingsDraft, editor: SettingsEditor): Promise<void> {
    const { collegeId, staffDomain } = await this.showCollegeSignIn.execute(editor.userId);
    if (staffDomain === null) throw new NoCollegeDomain();
    assertDomainsOfCollege(draft.domains, staffDomain);
    const [college] = await this.colleges.listByIds([collegeId]);
    if (!college) throw new NoCollegeDomain();
    await this.settings.authenticateEditor(editor);
    await this.#asMainAdministrator(editor.userId, collegeId, () => this.settings.save(college, draft, editor.userId));
  }

  /**
   * Turns the sign-in on, once the settings are tested and the college has published the DNS record.
   * @throws NotMainAdministrator, NoCollegeDomain, DnsRecordNotFound, DnsLookupFailed, CollegeSignInNotFound,
   *   CollegeSignInNotTested, TooManyRequests
   */
  async turnOn(by: number): Promise<void> {
    const { collegeId, dnsRecord } = await this.showCollegeSignIn.execute(by);
    if (dnsRecord === null) throw new NoCollegeDomain();
    await this.limits.consume(RATE_LIMITS.dnsChecksPerPerson, String(by));
    // The servers of other people may be slow: no connection to the database is held meanwhile.
    assertPublished(dnsRecord, await this.txtRecords.lookUp(dnsRecord.name));
    await this.#asMainAdministrator(by, collegeId, () => this.settings.setEnabled(collegeId, true, by));
  }

  /** @throws NotMainAdministrator, CollegeSignInNotFound */
  async turnOff(by: number): Promise<void> {
    const { collegeId } = await this.showCollegeSignIn.execute(by);
    await this.#asMainAdministrator(by, collegeId, () => this.settings.setEnabled(collegeId, false, by));
  }

  /** Repeating it changes nothing. @throws NotMainAdministrator */
  async remove(by: number): Promise<void> {
    const { collegeId } = await this.showCollegeSignIn.execute(by);
    await this.#asMainAdministrator(by, collegeId, () => this.settings.delete(collegeId, by));
  }

  /** Checks again in the unit of work that the person still is the main administrator of the same college. */
  async #asMainAdministrator(by: number, collegeId: number, change: () => Promise<void>): Promise<void> {
    await this.transactions.run(async () => {
      const current = await this.requireMainAdministrator.execute(by);
      if (current.collegeId !== collegeId) throw new NotMainAdministrator();
      await change();
    });
  }
}
