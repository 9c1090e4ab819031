import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { MAX_QUESTIONS, QUESTION_VALIDITY_MS } from '../../domain/study-confirmations/study-confirmation';
import { MAX_SELF_REGISTERED } from '../alumni-list/alumni-statistics';
import { AlumniList } from '../alumni-list/ports/alumni-list';
import { ClaimedPeople } from '../alumni-list/ports/claimed-people';
import { FindOwnCollege } from '../memberships/own-membership';
import { ConfirmationPeople, type QuestionSummary, StudyConfirmations } from './ports/study-confirmations';

/** Job queue for notifications to alumni who are asked. */
export const NOTIFY_OF_QUESTION = 'notify-asked-alumni';

export interface ConfirmationRequestJob {
  readonly collegeId: number;
  readonly userIds: readonly number[];
  /** ISO 8601. */
  readonly askedAt: string;
}

/**
 * Asks the alumni of a college who registered themselves to confirm that they studied there. The college learns how
 * many are asked, not who: only those who confirm appear in its list.
 */
@UseCase()
export class AskAlumniToConfirm {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly alumni: AlumniList,
    private readonly people: ClaimedPeople,
    private readonly confirmations: StudyConfirmations,
    private readonly profiles: ConfirmationPeople,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks at most `MOST_ASKED` alumni; no one again within `QUESTION_VALIDITY_MS` or after an answer.
   * @returns how many are asked now
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, TooManyRequests
   */
  async execute(by: number): Promise<number> {
    const collegeId = await this.findOwnCollege.execute(by);
    await this.limits.consume(RATE_LIMITS.confirmationRequestsPerCollege, String(collegeId));
    const selfRegistered = await this.#listSelfRegistered(collegeId);
    const at = this.clock.now();
    return this.transactions.run(async () => {
      const userIds = await this.confirmations.saveQuestions(collegeId, selfRegistered, MAX_QUESTIONS, at);
      if (userIds.length === 0) return 0;
      await this.jobs.send(NOTIFY_OF_QUESTION, { collegeId, userIds, askedAt: at.toISOString() });
      await this.profiles.audit('alumni-asked-to-confirm', by, collegeId, at);
      return userIds.length;
    });
  }

  /**
   * Returns how many alumni the next request asks, and when the last one was sent, for as long as questions wait. It
   * says nothing about answers.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded
   */
  async preview(by: number): Promise<QuestionSummary> {
    const collegeId = await this.findOwnCollege.execute(by);
    const selfRegistered = await this.#listSelfRegistered(collegeId);
    const earliestAskedAt = new Date(this.clock.now().getTime() - QUESTION_VALIDITY_MS);
    const { canBeAsked, lastAskedAt } = await this.confirmations.summarize(collegeId, selfRegistered, earliestAskedAt);
    return { canBeAsked: Math.min(canBeAsked, MAX_QUESTIONS), lastAskedAt };
  }

  async #listSelfRegistered(collegeId: number): Promise<number[]> {
    const claimantIds = new Set(await this.alumni.listClaimants(collegeId));
    const found = await this.people.listByCollege(collegeId, MAX_SELF_REGISTERED);
    return found.filter((id) => !claimantIds.has(id));
  }
}
