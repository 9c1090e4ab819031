import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import { LIMITS } from '../../../../shared/domain/limits';
import { AdministratorIsMinor, OtherRole } from '../../domain/memberships/errors';
import type { Membership } from '../../domain/memberships/membership';
import { domainOfWebsite, isStaffAddress } from '../../domain/memberships/staff-address';
import {
  codeFrom,
  NotStaffAddress,
  NothingToVerify,
  VERIFICATION_CODE,
  WrongCode,
} from '../../domain/verification/verification-code';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { Memberships } from '../memberships/ports/memberships';
import { People } from '../memberships/ports/people';
import { RegistrableDomains } from '../memberships/ports/registrable-domains';
import { VerifyMembership } from '../memberships/verify-administrator';
import { verificationMail } from './verification-mail';
import { VerificationCodes } from './ports/verification-codes';

export const SEND_VERIFICATION_CODE = 'send-verification-code';

/** The membership that a code verifies: the pending one, or the active one for another year. */
export const toVerify = (all: readonly Membership[]): Membership | undefined =>
  all.find((one) => one.isPending) ?? all.find((one) => one.isActive);

/** An administrator requests a code for their staff address. */
@UseCase()
export class StartVerification {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly colleges: KnownColleges,
    private readonly domains: RegistrableDomains,
    private readonly codes: VerificationCodes,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns when the code expires
   * @throws OtherRole, AdministratorIsMinor, EmailNotConfirmed, NothingToVerify, NotStaffAddress, TooManyRequests
   */
  async execute({ userId, email }: { userId: number; email: string }): Promise<Date> {
    const person = await this.people.byId(userId);
    if (!person) throw new OtherRole();
    if (person.isMinor) throw new AdministratorIsMinor();
    if (person.confirmedEmail === null) throw new EmailNotConfirmed();
    // Right after registration, the membership request may not exist yet.
    const collegeId = toVerify(await this.memberships.ofUser(userId))?.collegeId ?? person.collegeId;
    if (collegeId === null) throw new NothingToVerify();
    const address = email.toLowerCase();
    await this.#checkAddress(address, collegeId);

    await this.limits.consume(LIMITS.verificationCodesPerPerson, String(userId));
    await this.limits.consume(LIMITS.verificationCodesPerMinute, String(userId));
    await this.limits.consume(LIMITS.mailPerRecipient, address);
    const expiresAt = new Date(this.clock.now().getTime() + VERIFICATION_CODE.validForMs);
    await this.transactions.run(async () => {
      await this.codes.request({ userId, collegeId, email: address, expiresAt });
      await this.jobs.send(SEND_VERIFICATION_CODE, { userId });
    });
    return expiresAt;
  }

  async #checkAddress(email: string, collegeId: number): Promise<void> {
    const website = (await this.colleges.websiteOf(collegeId)) ?? '';
    const domainOf = (host: string): string | null => this.domains.of(host);
    if (!isStaffAddress(email, website, domainOf)) throw new NotStaffAddress(domainOfWebsite(website, domainOf));
  }
}

/** Emails the requested code. If the job runs again, it sends a new code; only the last one works. */
@UseCase()
export class SendVerificationCode {
  constructor(
    private readonly codes: VerificationCodes,
    private readonly colleges: KnownColleges,
    private readonly mailbox: Mailbox,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: number }): Promise<void> {
    const request = await this.codes.find(userId, this.clock.now());
    const [college] = request ? await this.colleges.withIds([request.collegeId]) : [];
    if (!request || !college) return;
    const code = codeFrom(Buffer.from(this.randomness.token(CODE_BYTES), 'base64url'));
    await this.codes.setCode(userId, code);
    await this.mailbox.send({ to: request.email, ...verificationMail(code, college.name) });
  }
}

const CODE_BYTES = 16;

/**
 * An administrator proves with the emailed code that they read email at a staff address. This activates a membership
 * that is already approved, and renews an active one; any other waits for the approval.
 */
@UseCase()
export class ConfirmVerification {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly codes: VerificationCodes,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws WrongCode, OtherRole, AdministratorIsMinor, NothingToVerify */
  async execute({ userId, code }: { userId: number; code: string }): Promise<void> {
    // Runs outside the unit of work below, so that a failed attempt is counted even though it is refused.
    if (!(await this.codes.matches(userId, code, this.clock.now(), VERIFICATION_CODE.tries))) throw new WrongCode();
    await this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      const request = await this.codes.find(userId, this.clock.now());
      if (!request) throw new WrongCode();
      const person = await this.people.byId(userId);
      if (!person) throw new OtherRole();
      if (person.isMinor) throw new AdministratorIsMinor();
      // The code was for one college; the user may have requested another since.
      const membership = toVerify(own);
      if (membership?.collegeId !== request.collegeId) throw new NothingToVerify();
      await this.codes.delete(userId);
      membership.verifyAddress(this.clock.now());
      await this.memberships.save(membership);
      if (membership.isActive || membership.isApproved) await this.verifyMembership.execute(userId);
    });
  }
}
