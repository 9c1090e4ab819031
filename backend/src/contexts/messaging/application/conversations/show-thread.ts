import { UseCase } from '../../../../shared/application/use-case';
import type { MessageState } from '../../domain/conversations/message';
import { OpenConversation } from './open-conversation';
import { type MessagePage, MessageReader } from './ports/message-reader';
import { ShowReceipts } from './show-receipts';

export interface ShowThreadInput extends MessagePage {
  readonly by: number;
  readonly otherId: number;
}

/** What two people have written to each other, oldest first; the page with the newest unless asked for older ones. */
@UseCase()
export class ShowThread {
  constructor(
    private readonly openConversation: OpenConversation,
    private readonly reader: MessageReader,
    private readonly showReceipts: ShowReceipts,
  ) {}

  /** Looking marks nothing as read. @throws OwnConversation, ConversationNotFound */
  async execute({ by, otherId, ...page }: ShowThreadInput): Promise<{ items: MessageState[]; hasMore: boolean }> {
    await this.openConversation.execute(by, otherId);
    const { items, hasMore } = await this.reader.between(by, otherId, page);
    return { items: await this.showReceipts.execute(by, [...items].reverse()), hasMore };
  }
}
