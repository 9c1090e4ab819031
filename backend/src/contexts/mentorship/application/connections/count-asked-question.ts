import { Clock } from '../../../../shared/application/clock';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { nextAllowedAt, windowStart } from '../../../../shared/domain/sliding-window';
import { REQUEST_RULES } from '../../domain/connections/connection-state';
import { TooManyOpenRequests } from '../../domain/connections/request-rules';
import { ConnectionCounts } from './ports/connections';

/** Counts questions that students ask openly with their requests: the limits are the same. */
@UseCase()
export class CountAskedQuestion {
  constructor(
    private readonly counts: ConnectionCounts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's unit of work. @throws TooManyOpenRequests, TooManyRequests */
  async execute(userId: number, questionId: number): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      await this.counts.lockSender(userId);
      if ((await this.counts.countPendingFrom(userId)) >= REQUEST_RULES.openPerStudent) {
        throw new TooManyOpenRequests(REQUEST_RULES.openPerStudent);
      }
      const limit = RATE_LIMITS.firstContactsPerPerson;
      const contacts = await this.counts.listFirstContactsSince(userId, windowStart(limit, now));
      const nextAt = nextAllowedAt(limit, contacts, now);
      if (nextAt) throw TooManyRequests.until(nextAt, now);
      await this.counts.addQuestion(userId, questionId, now);
    });
  }

  /** Questions that are answered or closed no longer count as open; idempotent. */
  async uncount(userIds: readonly number[], questionId: number): Promise<void> {
    await this.counts.closeQuestion(userIds, questionId);
  }
}
