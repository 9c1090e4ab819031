import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { SupportRequestState } from '../../domain/support/support-request';
import { SupportPeople, SupportRequests } from './ports/support-requests';

export interface OpenSupportRequest extends Readonly<Omit<SupportRequestState, 'userId' | 'closedAt'>> {
  /** Null if the account was erased. */
  readonly from: { readonly id: number; readonly fullName: string; readonly email: string | null } | null;
}

/** Operators read support requests, reply by email, and close them. */
@UseCase()
export class AnswerSupportRequests {
  constructor(
    private readonly requests: SupportRequests,
    private readonly people: SupportPeople,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Open requests, oldest first. */
  async list(page: { limit: number; after: number | null }): Promise<{
    items: readonly OpenSupportRequest[];
    total: number;
    nextAfter: number | null;
  }> {
    const found = await this.requests.listOpen({ ...page, limit: page.limit + 1 });
    const shown = found.slice(0, page.limit);
    const names = await this.people.findNames([...new Set(shown.map(({ userId }) => userId))]);
    const items = await Promise.all(
      shown.map(async (request) => {
        const { id, userId, subject, message, createdAt } = request.snapshot();
        const fullName = names.get(userId);
        const from =
          fullName === undefined ? null : { id: userId, fullName, email: await this.people.findAddress(userId) };
        return { id, subject, message, createdAt, from };
      }),
    );
    const nextAfter = found.length > page.limit ? shown.at(-1)!.id : null;
    return { items, total: await this.requests.countOpen(), nextAfter };
  }

  /** @throws SupportRequestNotFound */
  async close(by: number, id: number): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      await this.requests.update(id, (request) => request.close(now));
      await this.people.auditClosed(id, by, now);
    });
  }
}
