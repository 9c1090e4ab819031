import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import type { ConversationSide } from '../../domain/conversations/conversation';
import {
  MAX_MESSAGES_BEFORE_ANSWER,
  type WritingPermission,
  getWritingPermission,
} from '../../domain/conversations/writing-permission';
import { ShowActivity } from '../presence/presence';
import { ConversationReader, type ConversationQuery } from './ports/conversations';
import { MessageReader } from './ports/messages';
import { type Relationship, Relationships } from './ports/relationships';

export interface ListedConversation {
  readonly side: ConversationSide;
  readonly relationship: Relationship;
  readonly writing: WritingPermission;
  /** True if both share their activity status and the other person is active. */
  readonly isActive: boolean;
}

interface ListConversationsInput extends ConversationQuery {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
}

/**
 * Lists a user's conversations, newest message first. The number of statements does not depend on the length of the
 * page.
 */
@UseCase()
export class ListConversations {
  constructor(
    private readonly reader: ConversationReader,
    private readonly messages: MessageReader,
    private readonly relationships: Relationships,
    private readonly showActivity: ShowActivity,
  ) {}

  async execute({ by, ...query }: ListConversationsInput): Promise<{
    items: ListedConversation[];
    /** Cursor of the next page; null on the last one. */
    nextAfter: number | null;
  }> {
    const { items, hasMore } = await this.reader.list(by.id, query);
    const relationships = await this.relationships.findByIds(
      by.id,
      items.map(({ otherId }) => otherId),
    );
    const pendingIds = [...relationships].filter(([, { status }]) => status === 'pending_sent').map(([id]) => id);
    const sent = await this.messages.countSentSinceRequest(by.id, pendingIds, MAX_MESSAGES_BEFORE_ANSWER);
    const connectedIds = [...relationships].filter(([, { status }]) => status === 'connected').map(([id]) => id);
    const active = await this.showActivity.execute(by.id, connectedIds);

    const listed = items.map((side) => {
      const relationship = relationships.get(side.otherId)!;
      const { status, person } = relationship;
      const facts = { viewerRole: by.role, isAvailable: person !== null, status, whyNoRequest: 'not-connected' };
      // If the request had no text, there is nothing to count from: the sender has to wait for an answer.
      return {
        side,
        relationship,
        isActive: active.has(side.otherId),
        writing: getWritingPermission({ ...facts, sent: sent.get(side.otherId) ?? MAX_MESSAGES_BEFORE_ANSWER }),
      };
    });
    // Hidden conversations are not loaded. This filters those with a block that the table doesn't reflect yet.
    const shown = listed.filter(({ relationship }) => !relationship.isBlocked);
    return { items: shown, nextAfter: hasMore ? items.at(-1)!.lastMessage.id : null };
  }
}
