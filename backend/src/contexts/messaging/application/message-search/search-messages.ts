import { UseCase } from '../../../../shared/application/use-case';
import { nameInConversation } from '../../domain/conversations/conversation';
import { excerptAround, type MessageExcerpt, toSearchTerms } from '../../domain/message-search/word-matches';
import { MessageReader } from '../conversations/ports/messages';
import { Relationships } from '../conversations/ports/relationships';

export interface FoundMessage extends MessageExcerpt {
  readonly id: number;
  /** Negative for an erased account. */
  readonly conversationWith: {
    readonly id: number;
    readonly fullName: string;
    readonly avatarUrl: string | null;
    /** Whether the person was invented for the demo data. */
    readonly isSample: boolean;
  };
  readonly sentAt: Date;
  readonly fromMe: boolean;
}

/** Searches a user's messages by words or prefixes, newest first, without those between people who block each other. */
@UseCase()
export class SearchMessages {
  constructor(
    private readonly messages: MessageReader,
    private readonly relationships: Relationships,
  ) {}

  async execute(userId: number, typed: string, limit: number): Promise<FoundMessage[]> {
    const terms = toSearchTerms(typed);
    if (terms.length === 0) return [];
    const found = (await this.messages.listWithTerms(userId, terms, limit)).map((message) => ({
      ...message,
      fromMe: message.senderId === userId,
      otherId: message.senderId === userId ? message.recipientId : message.senderId,
    }));
    const others = await this.relationships.findByIds(userId, [...new Set(found.map(({ otherId }) => otherId))]);

    return found.flatMap(({ id, otherId, content, sentAt, fromMe }) => {
      const { isBlocked, person } = others.get(otherId)!;
      // Hidden conversations are not searched. This filters those with a block that they don't reflect yet.
      if (isBlocked) return [];
      const fullName = nameInConversation(otherId, person?.displayName ?? null);
      const { avatarUrl, isSample } = person ?? { avatarUrl: null, isSample: false };
      const conversationWith = { id: otherId, fullName, avatarUrl, isSample };
      return [{ id, conversationWith, ...excerptAround(content, terms), sentAt, fromMe }];
    });
  }
}
