import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Yourself, NothingToSave, TooManyDrafts } from '../../domain/connections/connection-errors';
import { DRAFTS } from '../../domain/connections/request-draft';
import { People } from '../profiles/ports/people';
import { RequestDrafts } from '../connections/ports/request-drafts';

export interface SaveRequestDraftInput {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Null or blank: the usual words. At most 5,000 characters. */
  readonly message: string | null;
}

/**
 * Saves a request until its sender has confirmed an address. Nothing about the other person is read: the answer is the
 * same for everybody, and for no one.
 */
@UseCase()
export class SaveRequestDraft {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Yourself, NothingToSave, TooManyDrafts */
  async execute({ fromUserId, toUserId, message }: SaveRequestDraftInput): Promise<void> {
    if (fromUserId === toUserId) throw new Yourself('userId');
    await this.transactions.run(async () => {
      await this.drafts.lock(fromUserId);
      // Under the lock: an address confirmed after this question sends the draft, one confirmed before it needs none.
      if ((await this.people.findActiveByIds([fromUserId])).has(fromUserId)) throw new NothingToSave();
      await this.#assertRoomFor(fromUserId, toUserId);

      const words = message?.trim() || null;
      await this.drafts.save({ fromUserId, toUserId, message: words, savedAt: this.clock.now(), refusal: null });
    });
  }

  async #assertRoomFor(fromUserId: number, toUserId: number): Promise<void> {
    const others = (await this.drafts.listBySender(fromUserId)).filter((draft) => draft.toUserId !== toUserId);
    if (others.length >= DRAFTS.mostPerPerson) throw new TooManyDrafts(DRAFTS.mostPerPerson);
  }
}
