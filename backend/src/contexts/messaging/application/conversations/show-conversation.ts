import { UseCase } from '../../../../shared/application/use-case';
import { ConversationNotFound, CannotMessageYourself } from '../../domain/conversations/errors';
import type { ConversationSide } from '../../domain/conversations/conversation';
import { ConversationReader } from './ports/conversations';
import { type Relationship, Relationships } from './ports/relationships';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import {
  MAX_MESSAGES_BEFORE_ANSWER,
  type WritingPermission,
  getWritingPermission,
} from '../../domain/conversations/writing-permission';
import { Consent } from '../presence/ports/consent';
import { ShowActivity } from '../presence/presence';
import { MessageReader } from './ports/messages';
import { People } from '../people/ports/people';

interface OpenedConversation {
  /** Null if there are no messages yet. */
  readonly side: ConversationSide | null;
  readonly relationship: Relationship;
}

/**
 * Finds the viewer's side of a conversation. Unknown, invisible and blocked people lead to the same refusal, after the
 * same queries.
 */
@UseCase()
export class OpenConversation {
  constructor(
    private readonly conversations: ConversationReader,
    private readonly relationships: Relationships,
  ) {}

  /** @throws CannotMessageYourself, ConversationNotFound */
  async execute(by: number, otherId: number): Promise<OpenedConversation> {
    if (by === otherId) throw new CannotMessageYourself();
    const relationship = (await this.relationships.findByIds(by, [otherId])).get(otherId)!;
    const side = await this.conversations.findSide(by, otherId);
    const isKnown = side !== null || (await this.relationships.canSee(by, otherId));
    if (!isKnown || side?.isHidden || relationship.isBlocked) throw new ConversationNotFound();
    return { side, relationship };
  }
}

export interface ShownConversation extends OpenedConversation {
  readonly writing: WritingPermission;
  /** Whether the viewer is under 18. */
  readonly showSafetyNote: boolean;
  /** True if both share their activity status and the other person is active. */
  readonly isActive: boolean;
  /** Whether the viewer shares that they are typing; otherwise the client need not send typing events. */
  readonly sharesTyping: boolean;
}

/** Returns what a conversation page needs besides the messages. */
@UseCase()
export class ShowConversation {
  constructor(
    private readonly openConversation: OpenConversation,
    private readonly messages: MessageReader,
    private readonly relationships: Relationships,
    private readonly people: People,
    private readonly consent: Consent,
    private readonly showActivity: ShowActivity,
  ) {}

  /** @throws CannotMessageYourself, ConversationNotFound */
  async execute(by: Pick<SignedInUser, 'id' | 'role'>, otherId: number): Promise<ShownConversation> {
    const opened = await this.openConversation.execute(by.id, otherId);
    const { person, status } = opened.relationship;
    const writing = getWritingPermission({
      viewerRole: by.role,
      isAvailable: person !== null,
      status,
      sent: await this.#countSent(by.id, otherId, opened.relationship),
      whyNoRequest: person && status === 'none' ? await this.relationships.findRequestRefusal(by.id, otherId) : null,
    });
    const showSafetyNote = await this.people.isMinor(by.id);
    const sharesTyping = status === 'connected' && (await this.consent.getEffectiveSharing(by.id)).activityStatus;
    const active = sharesTyping ? await this.showActivity.execute(by.id, [otherId]) : null;
    return { ...opened, writing, showSafetyNote, sharesTyping, isActive: active?.has(otherId) ?? false };
  }

  async #countSent(by: number, otherId: number, { status }: Relationship): Promise<number> {
    if (status !== 'pending_sent') return 0;
    const sent = await this.messages.countSentSinceRequest(by, [otherId], MAX_MESSAGES_BEFORE_ANSWER);
    return sent.get(otherId) ?? MAX_MESSAGES_BEFORE_ANSWER;
  }
}
