import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { MessageId } from '../../domain/conversations/ids';
import { asShown, type MessageState } from '../../domain/conversations/message';
import { MessageReader } from './ports/message-reader';
import { Messages } from './ports/messages';
import { StoreMessage } from './store-message';

/** How many messages before a reported one show what it answers. */
export const CONTEXT_OF_REPORT = 10;

/** What moderation may do with messages: copy what a reporter sees, hide one. Nothing else is read for it. */
@UseCase()
export class ModerateMessage {
  constructor(
    private readonly messages: Messages,
    private readonly reader: MessageReader,
    private readonly storeMessage: StoreMessage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A message with those before it, as one of its two sides sees them, oldest first. A block between the two does not
   * keep anybody from reporting what they got.
   * @returns null for strangers, and when it is deleted or hidden
   */
  async seenBy(userId: number, id: number): Promise<readonly MessageState[] | null> {
    const message = (await this.messages.byId(id as MessageId))?.snapshot();
    if (!message || asShown(message).deletedAt !== null) return null;
    const { senderId, recipientId } = message;
    if (userId !== senderId && userId !== recipientId) return null;
    const { items } = await this.reader.between(senderId, recipientId, { limit: CONTEXT_OF_REPORT, before: id });
    return [...items].reverse().concat(message).map(asShown);
  }

  /** A second time changes nothing. @returns false when it is not there, or its sender has deleted it */
  async setHidden(id: number, isHidden: boolean): Promise<boolean> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const changed = await this.storeMessage.change(id, (message) => message.setHidden(isHidden, now));
      return changed !== null && changed.deletedAt === null;
    });
  }
}
