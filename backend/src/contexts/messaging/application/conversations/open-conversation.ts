import { UseCase } from '../../../../shared/application/use-case';
import { ConversationNotFound, OwnConversation } from '../../domain/conversations/conversation-errors';
import type { ConversationSide } from '../../domain/conversations/conversation';
import { ConversationReader } from './ports/conversations';
import { type Relationship, Relationships } from './ports/relationships';

export interface OpenedConversation {
  /** Null where nothing was written yet. */
  readonly side: ConversationSide | null;
  readonly relationship: Relationship;
}

/** Finds the own side of a conversation. Unknown, out of sight and blocked are one refusal, found out the same way. */
@UseCase()
export class OpenConversation {
  constructor(
    private readonly conversations: ConversationReader,
    private readonly relationships: Relationships,
  ) {}

  /** @throws OwnConversation, ConversationNotFound */
  async execute(by: number, otherId: number): Promise<OpenedConversation> {
    if (by === otherId) throw new OwnConversation();
    const relationship = (await this.relationships.of(by, [otherId])).get(otherId)!;
    const side = await this.conversations.sideOf(by, otherId);
    const isKnown = side !== null || (await this.relationships.knows(by, otherId));
    if (!isKnown || side?.isHidden || relationship.isBlocked) throw new ConversationNotFound();
    return { side, relationship };
  }
}
