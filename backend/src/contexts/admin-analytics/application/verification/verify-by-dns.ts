import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { assertAdultAdministrator, assertEmailConfirmed } from '../../domain/memberships/eligibility';
import { ApprovalNeeded } from '../../domain/memberships/errors';
import type { Membership } from '../../domain/memberships/membership';
import { assertPublished, type DnsRecord, verificationRecord } from '../../domain/verification/dns-record';
import { NothingToVerify } from '../../domain/verification/errors';
import { getVerifiableMembership } from '../../domain/verification/verification';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { Memberships } from '../memberships/ports/memberships';
import { People } from '../memberships/ports/people';
import { VerifyMembership } from '../memberships/verify-administrator';
import { TxtRecords } from './ports/txt-records';
import { VerificationSecrets } from './ports/verifications';

/** Which of the two steps a user's membership has completed, and how to complete the other. */
interface VerificationStatus {
  readonly collegeId: number;
  readonly addressVerified: boolean;
  readonly approved: boolean;
  /** Who can approve: the main administrator, or an operator for the first administrator of a college. */
  readonly approver: 'main-administrator' | 'operator';
  /** Publishing this record is an approval as well; null if a person has to approve. */
  readonly dnsRecord: DnsRecord | null;
}

/** Shows an administrator which step of the verification is missing. */
@UseCase()
export class ShowVerificationStatus {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly colleges: KnownColleges,
    private readonly secrets: VerificationSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws RoleNotAllowed, AdministratorIsMinor, NothingToVerify */
  async execute(userId: number): Promise<VerificationStatus> {
    assertAdultAdministrator(await this.people.find(userId));
    return this.getStatus(getVerifiableMembership(await this.memberships.listByUser(userId)));
  }

  async getStatus(membership: Membership): Promise<VerificationStatus> {
    const { collegeId } = membership;
    const hasAdministrators = (await this.memberships.listActive(collegeId)).length > 0;
    const canUseDns = membership.isPending && membership.canBeApprovedByDns(hasAdministrators);
    return {
      collegeId,
      addressVerified: membership.isAddressVerified || membership.isVerifiedAt(this.clock.now()),
      approved: membership.isApproved || membership.isActive,
      approver: hasAdministrators ? 'main-administrator' : 'operator',
      dnsRecord: canUseDns ? await this.#findDnsRecord(membership) : null,
    };
  }

  async #findDnsRecord(membership: Membership): Promise<DnsRecord | null> {
    const domain = await this.colleges.findStaffDomain(membership.collegeId);
    return domain === null ? null : verificationRecord(domain, this.secrets.deriveDnsToken(membership));
  }
}

/**
 * Looks for the DNS record that approves the first administrator of a college. This activates a membership whose address
 * is verified; any other waits for the code.
 */
@UseCase()
export class CheckDnsRecord {
  constructor(
    private readonly showStatus: ShowVerificationStatus,
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly txtRecords: TxtRecords,
    private readonly verifyMembership: VerifyMembership,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws RoleNotAllowed, AdministratorIsMinor, EmailNotConfirmed, NothingToVerify, ApprovalNeeded, DnsRecordNotFound,
   *   DnsLookupFailed, TooManyRequests
   */
  async execute(userId: number): Promise<void> {
    const { collegeId, approved, dnsRecord } = await this.showStatus.execute(userId);
    assertEmailConfirmed(await this.people.find(userId));
    if (approved) return;
    if (dnsRecord === null) throw new ApprovalNeeded();
    await this.limits.consume(RATE_LIMITS.dnsChecksPerPerson, String(userId));
    // The servers of other people may be slow: no connection to the database is held meanwhile.
    assertPublished(dnsRecord, await this.txtRecords.lookUp(dnsRecord.name));

    await this.transactions.run(async () => {
      const own = await this.memberships.listByUser(userId);
      assertAdultAdministrator(await this.people.find(userId));
      // The user may have asked for another college in the meantime, or someone else may represent this one now.
      const membership = own.find((one) => one.isPending);
      const status = membership && (await this.showStatus.getStatus(membership));
      if (!status || status.collegeId !== collegeId) throw new NothingToVerify();
      if (status.dnsRecord?.value !== dnsRecord.value) throw new ApprovalNeeded();
      membership.approveByDns(status.approver === 'main-administrator', this.clock.now());
      await this.memberships.save(membership);
      if (membership.isAddressVerified) await this.verifyMembership.execute(userId);
    });
  }
}
