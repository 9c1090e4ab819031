import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { BlockBackfill, Blocks } from './ports/blocks';
import { Conversations } from './ports/conversations';

const BATCH = 200;

/** Two of whom one blocks the other have no conversation to see, until neither does. */
@UseCase()
export class HideBlockedConversations {
  constructor(
    private readonly blocks: Blocks,
    private readonly backfill: BlockBackfill,
    private readonly conversations: Conversations,
    private readonly transactions: Transactions,
  ) {}

  /** Brings a conversation in step with the blocks between the two; joins the unit of work in progress. */
  async update(one: number, other: number): Promise<void> {
    await this.transactions.run(async () => {
      const isBlocked = await this.blocks.isBetween(one, other);
      const conversation = await this.conversations.between(one, other);
      conversation.hide(isBlocked);
      await this.conversations.save(conversation);
    });
  }

  /** Takes over the blocks from before the table of conversations, each in a unit of work of its own. */
  async takeOver(): Promise<void> {
    for (let from = await this.backfill.doneUpTo(); from;) {
      const pairs = await this.blocks.after(from, BATCH);
      for (const [one, other] of pairs) await this.update(one, other);
      from = pairs.at(-1) ?? null;
      await this.backfill.note(from);
    }
  }
}
