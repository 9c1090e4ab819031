import { Aggregate } from '../../../../shared/domain/aggregate';
import { GRAPHEME_SEGMENTER } from '../../../../shared/domain/graphemes';
import { MessageSent } from './events';
import { toShownMessage, isUnread, type MessageState } from './message';

/** The last message, as shown in a list of conversations. */
export interface LastMessage {
  readonly id: number;
  readonly senderId: number;
  /** One line; empty if the message was deleted. */
  readonly excerpt: string;
  readonly sentAt: Date;
  readonly isDeleted: boolean;
}

/** A conversation, as one of its two sides sees it. */
export interface ConversationSide {
  readonly ownerId: number;
  /** Negative for an erased account. */
  readonly otherId: number;
  readonly lastMessage: LastMessage;
  /** Messages to the owner that are neither read nor deleted. */
  readonly unreadCount: number;
  /** The owner marked it to come back to it. */
  readonly isMarkedUnread: boolean;
  /** True while one of the two blocks the other. */
  readonly isHidden: boolean;
}

/** The IDs of two people, in any order. */
export type UserIdPair = readonly [userId: number, otherId: number];

const EXCERPT_LENGTH = 160;

/** `**bold**` and `*italic*`, as the pages show them (frontend/src/pages/messaging/messages/model/emphasis.ts). */
const EMPHASIS_PATTERN =
  /\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*|(?<![*\p{L}\p{N}])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![*\p{L}\p{N}])/gu;

/** Returns the first words on one line, without the marks of emphasis; never half of an emoji. */
export function toExcerpt(content: string): string {
  const line = content.replace(EMPHASIS_PATTERN, '$1$2').trim().replace(/\s+/gu, ' ');
  if ([...line].length <= EXCERPT_LENGTH) return line;
  let excerpt = '';
  let length = 0;
  for (const { segment } of GRAPHEME_SEGMENTER.segment(line)) {
    length += [...segment].length;
    if (length >= EXCERPT_LENGTH) break;
    excerpt += segment;
  }
  return `${excerpt}…`;
}

function toLastMessage(message: MessageState): LastMessage {
  const { id, senderId, content, sentAt, deletedAt } = toShownMessage(message);
  return { id, senderId, excerpt: toExcerpt(content), sentAt, isDeleted: deletedAt !== null };
}

/** The conversation of two people, without the messages: one side for each of them who has an account. */
export class Conversation extends Aggregate {
  readonly #sides: Map<number, ConversationSide>;

  private constructor(sides: readonly ConversationSide[]) {
    super();
    this.#sides = new Map(sides.map((side) => [side.ownerId, side]));
  }

  /** @param sides none if there are no messages, one if the other account is erased */
  static restore(sides: readonly ConversationSide[]): Conversation {
    return new Conversation(sides);
  }

  /** Adds a new message: it becomes the last message of both sides, and the recipient has one more to read. */
  addMessage(message: MessageState): void {
    const lastMessage = toLastMessage(message);
    for (const [ownerId, otherId] of [
      [message.senderId, message.recipientId],
      [message.recipientId, message.senderId],
    ] as const) {
      const side = this.#sides.get(ownerId) ?? { unreadCount: 0, isMarkedUnread: false, isHidden: false };
      const unreadCount = side.unreadCount + (ownerId === message.recipientId && isUnread(message) ? 1 : 0);
      this.#sides.set(ownerId, { ...side, ownerId, otherId, lastMessage, unreadCount });
    }
    const { id, senderId, recipientId, isRequest, sentAt } = message;
    const isHidden = this.sides.some((side) => side.isHidden);
    this.record(new MessageSent(id, senderId, recipientId, isRequest, isHidden, sentAt));
  }

  /** Updates both sides after a message was read, deleted, hidden or shown again. */
  updateMessage(before: MessageState, after: MessageState): void {
    for (const side of this.sides) {
      const countUnread = (message: MessageState): number =>
        side.ownerId === message.recipientId && isUnread(message) ? 1 : 0;
      this.#sides.set(side.ownerId, {
        ...side,
        lastMessage: side.lastMessage.id === after.id ? toLastMessage(after) : side.lastMessage,
        unreadCount: side.unreadCount + countUnread(after) - countUnread(before),
      });
    }
  }

  /** Marks everything as read. */
  markRead(ownerId: number): void {
    this.#updateSide(ownerId, { unreadCount: 0, isMarkedUnread: false });
  }

  /** Marks the conversation as unread, for the owner to come back to it. */
  markUnread(ownerId: number): void {
    this.#updateSide(ownerId, { isMarkedUnread: true });
  }

  /** Hides or shows both sides, whichever person blocks the other. */
  setHidden(isHidden: boolean): void {
    for (const ownerId of this.#sides.keys()) this.#updateSide(ownerId, { isHidden });
  }

  /** Empty if there are no messages. */
  get sides(): readonly ConversationSide[] {
    return [...this.#sides.values()];
  }

  #updateSide(ownerId: number, changed: Partial<ConversationSide>): void {
    const side = this.#sides.get(ownerId);
    if (side) this.#sides.set(ownerId, { ...side, ...changed });
  }
}

/** Returns what counts as unread for the owner: at least one if they marked it. */
export const countShownUnread = ({ unreadCount, isMarkedUnread }: ConversationSide): number =>
  Math.max(unreadCount, isMarkedUnread ? 1 : 0);

/**
 * Suspended and closing accounts have the same name, so that the reason stays private. Erased ones are recognizable by
 * their negative IDs anyway.
 */
const UNAVAILABLE_ACCOUNT_NAME = 'Unavailable account';
const ERASED_ACCOUNT_NAME = 'Deleted user';

/**
 * Returns the name of the other side of a conversation.
 * @param displayName null for an unavailable account
 */
export const nameInConversation = (id: number, displayName: string | null): string =>
  displayName ?? (id < 0 ? ERASED_ACCOUNT_NAME : UNAVAILABLE_ACCOUNT_NAME);
