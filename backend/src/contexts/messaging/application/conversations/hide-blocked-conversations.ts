import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { BlockBackfill, Blocks } from './ports/blocks';
import { Conversations } from './ports/conversations';

const BATCH_SIZE = 200;

/** Hides the conversation of two people while either of them blocks the other. */
@UseCase()
export class HideBlockedConversations {
  constructor(
    private readonly blocks: Blocks,
    private readonly backfill: BlockBackfill,
    private readonly conversations: Conversations,
    private readonly transactions: Transactions,
  ) {}

  /** Updates whether a conversation is hidden from the blocks between the two; joins the current unit of work. */
  async updateVisibility(one: number, other: number): Promise<void> {
    await this.transactions.run(async () => {
      const isBlocked = await this.blocks.areBlocked(one, other);
      await this.conversations.update([one, other], (conversation) => conversation.setHidden(isBlocked));
    });
  }

  /** Backfills the blocks that are older than the conversations table, each in its own unit of work. */
  async backfillBlocks(): Promise<void> {
    for (let from = await this.backfill.findPosition(); from;) {
      const pairs = await this.blocks.listPairsAfter(from, BATCH_SIZE);
      for (const [one, other] of pairs) await this.updateVisibility(one, other);
      from = pairs.at(-1) ?? null;
      await this.backfill.savePosition(from);
    }
  }
}
