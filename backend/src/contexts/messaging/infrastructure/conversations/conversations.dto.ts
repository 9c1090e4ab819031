import { IdFromQuery, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../../shared/domain/role';
import type { ListedConversation } from '../../application/conversations/list-conversations';
import type { Relationship } from '../../application/conversations/ports/relationships';
import type { ShownConversation } from '../../application/conversations/show-conversation';
import { type LastMessage, countShownUnread, nameInConversation } from '../../domain/conversations/conversation';
import type { MessageEffect, RelationshipStatus } from '../../domain/conversations/writing-permission';

const STATUSES = ['none', 'pending_sent', 'pending_received', 'connected'] as const;
type ShownStatus = (typeof STATUSES)[number];

export class ListConversationsQuery {
  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 20;

  /** Only conversations whose last message has a smaller ID, from the Link header. */
  @IsOptional()
  @IdFromQuery('after')
  after?: number;
}

export class ThreadQuery {
  @WholeNumberFromQuery('limit', 1, 200)
  limit: number = 50;

  /** Only messages with a smaller ID, from the page with newer messages. */
  @IsOptional()
  @IdFromQuery('before')
  before?: number;
}

class ConversationPersonView {
  /** Negative for an erased account. */
  id: number;
  /** The displayed name; for people under 18, the first name and the initial of the last name. */
  fullName: string;
  @ApiProperty({ type: String, nullable: true })
  avatarUrl: string | null;
  @ApiProperty({ enum: ROLES, nullable: true })
  role: Role | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  /** False if the account isn’t active. */
  isAvailable: boolean;
  /** Whether the person is active now; false if it isn't shared. */
  isActive: boolean;
}

class LastMessageView {
  id: number;
  senderId: number;
  /** One line of at most 160 characters; empty when deleted. */
  content: string;
  sentAt: Date;
  isDeleted: boolean;
}

abstract class ConversationHeadView {
  other: ConversationPersonView;
  /** Number of unread messages; at least 1 if the conversation is marked as unread. */
  unreadCount: number;
  isMarkedUnread: boolean;
  @ApiProperty({ enum: STATUSES })
  status: ShownStatus;
  /** ID of the open request or the connection; null if the status is `none`. */
  @ApiProperty({ type: Number, nullable: true })
  connectionId: number | null;
  canWrite: boolean;
  /**
   * Null if you can send a message: unavailable, wait-for-answer, role; in lists not-connected, and for one conversation the reason why no request is possible: not-accepting, full, too-soon, too-many.
   */
  @ApiProperty({ type: String, nullable: true })
  whyNot: string | null;
}

export class ConversationView extends ConversationHeadView {
  lastMessage: LastMessageView;
}

export class ConversationSummaryView extends ConversationHeadView {
  /** What the next message does: requests, waits, accepts or continues; null if you can't send one. */
  @ApiProperty({ enum: ['requests', 'waits', 'accepts', 'continues'], nullable: true })
  nextMessage: MessageEffect | null;
  /** Null if nothing is counted. */
  @ApiProperty({ type: Number, nullable: true })
  messagesLeftBeforeAnswer: number | null;
  /** You’re under 18. */
  showSafetyNote: boolean;
  /** Whether you share that you're typing. If not, pages don't call `typing`. */
  sharesTyping: boolean;
}

export class UnreadCountView {
  count: number;
}

const personView = (id: number, { person }: Relationship, isActive: boolean): ConversationPersonView => ({
  id,
  fullName: nameInConversation(id, person?.displayName ?? null),
  avatarUrl: person?.avatarUrl ?? null,
  role: person?.role ?? null,
  isSample: person?.isSample ?? false,
  isAvailable: person !== null,
  isActive,
});

/** For people who declined a request, nothing is open; only `nextMessage` shows that a reply still accepts it. */
const toShownStatus = (status: RelationshipStatus): ShownStatus => (status === 'declined' ? 'none' : status);

const lastMessageView = ({ id, senderId, excerpt, sentAt, isDeleted }: LastMessage): LastMessageView => ({
  id,
  senderId,
  sentAt,
  isDeleted,
  content: excerpt,
});

export const toConversationView = ({
  side,
  relationship,
  writing,
  isActive,
}: ListedConversation): ConversationView => ({
  other: personView(side.otherId, relationship, isActive),
  lastMessage: lastMessageView(side.lastMessage),
  unreadCount: countShownUnread(side),
  isMarkedUnread: side.isMarkedUnread,
  status: toShownStatus(relationship.status),
  connectionId: relationship.connectionId,
  canWrite: writing.canWrite,
  whyNot: writing.whyNot,
});

export const toSummaryView = (
  otherId: number,
  { side, relationship, writing, showSafetyNote, sharesTyping, isActive }: ShownConversation,
): ConversationSummaryView => ({
  other: personView(otherId, relationship, isActive),
  unreadCount: side ? countShownUnread(side) : 0,
  isMarkedUnread: side?.isMarkedUnread ?? false,
  status: toShownStatus(relationship.status),
  connectionId: relationship.connectionId,
  ...writing,
  showSafetyNote,
  sharesTyping,
});
