import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { NoRequestWaiting } from '../../domain/memberships/errors';
import type { Membership } from '../../domain/memberships/membership';
import { assertNotOwnRequest, getPendingRequestOfAnyCollege } from '../../domain/memberships/membership-selection';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { Memberships } from '../memberships/ports/memberships';
import { type ApplicantAccount, People } from '../memberships/ports/people';
import { VerifyAdministrator } from '../memberships/verify-administrator';

/** A college administrator who waits for verification. */
export interface PendingAdministrator {
  readonly user: ApplicantAccount;
  readonly college: { readonly id: number; readonly name: string; readonly domain: string | null };
  readonly department: string | null;
  readonly position: string | null;
  readonly requestedAt: Date;
  /** Whether the person has entered the code that was emailed to a staff address of the college. */
  readonly addressVerified: boolean;
  /** Whether the person was removed or refused before. */
  readonly wasRefused: boolean;
}

const MAX_PENDING = 200;

/**
 * Operators approve or refuse requests to represent a college. A user has at most one pending request, so the user ID
 * identifies it.
 */
@UseCase()
export class DecideOnAdministrator {
  constructor(
    private readonly memberships: Memberships,
    private readonly people: People,
    private readonly colleges: KnownColleges,
    private readonly verifyAdministrator: VerifyAdministrator,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Oldest request first, without users who have since changed their role. */
  async listPendingAdministrators(): Promise<PendingAdministrator[]> {
    const requests = (await this.memberships.listPending(MAX_PENDING)).map((one) => one.snapshot());
    const applicants = await this.people.listApplicants(requests.map(({ userId }) => userId));
    const colleges = await this.colleges.listByIds([...new Set(requests.map(({ collegeId }) => collegeId))]);
    return requests.flatMap(({ userId, collegeId, department, position, requestedAt, ...state }) => {
      const user = applicants.find(({ id }) => id === userId);
      const college = colleges.find(({ id }) => id === collegeId);
      if (!user || !college) return [];
      const [addressVerified, wasRefused] = [state.addressVerifiedAt !== null, state.refusedAt !== null];
      const request = { department, position, requestedAt, addressVerified, wasRefused };
      return [{ user, college: { id: collegeId, name: college.name, domain: college.staffDomain }, ...request }];
    });
  }

  /**
   * Approves with the same rules as the command line, but always requires a staff address.
   * @throws CannotDecideOwnRequest, NoRequestWaiting, AdministratorIsMinor, AddressNotConfirmed, AddressNotOfCollege
   */
  async approve(by: number, userId: number): Promise<void> {
    await this.#decide(by, userId, async () => {
      const verified = await this.verifyAdministrator.execute({ account: { userId }, forcedBecause: null });
      if (!verified) throw new NoRequestWaiting();
      await this.people.audit('moderation-action', by, this.clock.now(), `administrator ${userId}: approve`);
    });
  }

  /**
   * Refuses the request; the person can ask again, but needs an approval by a person.
   * @throws CannotDecideOwnRequest, NoRequestWaiting
   */
  async refuse(by: number, userId: number, reason: string): Promise<void> {
    await this.#decide(by, userId, async (request) => {
      const now = this.clock.now();
      request.refuse(now);
      await this.memberships.save(request);
      await this.people.audit('administrator-refused', userId, now, reason);
      await this.people.audit('moderation-action', by, now, `administrator ${userId}: refuse`);
    });
  }

  async #decide(by: number, userId: number, act: (request: Membership) => Promise<void>): Promise<void> {
    assertNotOwnRequest(by, userId);
    await this.transactions.run(async () =>
      act(getPendingRequestOfAnyCollege(await this.memberships.listByUser(userId))),
    );
  }
}
