import type { Id } from '../../../../shared/domain/id';
import { Aggregate } from '../../../../shared/domain/aggregate';
import { findContactDetails } from './contact-details';
import {
  MessageNotFound,
  MessageRefused,
  OnlyRecipientMarksRead,
  OnlySenderDeletes,
  RequestMessageNotDeletable,
  TooLateToDelete,
} from './errors';

export type MessageId = Id<'Message'>;

/** A message before it is sent. Negative IDs belong to erased accounts. */
export interface MessageDraft {
  readonly senderId: number;
  readonly recipientId: number;
  readonly content: string;
}

export interface MessageState {
  id: MessageId;
  senderId: number;
  recipientId: number;
  /** Empty if deleted. */
  content: string;
  /** Whether the sender requested a connection with this message. */
  isRequest: boolean;
  /** The message of a request is read once the request is answered. */
  read: boolean;
  /**
   * When the recipient first saw it. Null while unread, and for messages read before this time was stored. The message
   * of a request can be seen before it is read.
   */
  readAt: Date | null;
  sentAt: Date;
  /** Null unless the sender has deleted it. */
  deletedAt: Date | null;
  /** Null unless a moderator has hidden it. */
  hiddenAt: Date | null;
  /** Whether it was written before the two were connected and contains contact details. */
  containsContactDetails: boolean;
}

const MINUTE_MS = 60_000;

/** A private message from one person to another. */
export class Message extends Aggregate {
  /** In Unicode code points. */
  static readonly CONTENT_MAX_LENGTH = 5_000;
  static readonly DELETE_WITHIN_MINUTES = 15;

  private constructor(private state: MessageState) {
    super();
  }

  /** @throws MessageRefused for a message that cannot be sent to anyone */
  static assertValidDraft({ senderId, recipientId, content }: MessageDraft): void {
    if (senderId === recipientId) throw new MessageRefused('recipientId', 'You can’t send a message to yourself');
    if (content.trim() === '') throw new MessageRefused('content', 'Message must not be empty');
    if ([...content].length > Message.CONTENT_MAX_LENGTH) {
      throw new MessageRefused('content', `Message must be at most ${Message.CONTENT_MAX_LENGTH} characters`);
    }
  }

  /**
   * Creates a message between two connected people.
   * @throws MessageRefused
   */
  static write(id: MessageId, draft: MessageDraft, now: Date): Message {
    return Message.#written(id, draft, { isRequest: false, isConnected: true }, now);
  }

  /**
   * Creates another message to a person who has not answered yet.
   * @throws MessageRefused
   */
  static writeUnanswered(id: MessageId, draft: MessageDraft, now: Date): Message {
    return Message.#written(id, draft, { isRequest: false, isConnected: false }, now);
  }

  /**
   * Creates the message of a connection request.
   * @throws MessageRefused
   */
  static request(id: MessageId, draft: MessageDraft, now: Date): Message {
    return Message.#written(id, draft, { isRequest: true, isConnected: false }, now);
  }

  static restore(state: MessageState): Message {
    return new Message(state);
  }

  /**
   * Marks the message as read; repeating it changes nothing.
   * @throws MessageNotFound for other people, OnlyRecipientMarksRead for the sender
   */
  markReadBy(userId: number, now: Date): void {
    this.#assertSide(userId);
    if (userId !== this.state.recipientId) throw new OnlyRecipientMarksRead();
    if (!this.state.read) this.state = { ...this.state, read: true, readAt: this.state.readAt ?? now };
  }

  /**
   * Records that the recipient has seen the message of a pending request, which reading would decline. Repeating it
   * changes nothing.
   * @throws MessageNotFound for other people, OnlyRecipientMarksRead for the sender
   */
  markSeenBy(userId: number, now: Date): void {
    this.#assertSide(userId);
    if (userId !== this.state.recipientId) throw new OnlyRecipientMarksRead();
    if (this.state.readAt === null && !this.state.read) this.state = { ...this.state, readAt: now };
  }

  /**
   * Deletes the text for both sides; repeating it changes nothing.
   * @throws MessageNotFound for other people, OnlySenderDeletes, RequestMessageNotDeletable, TooLateToDelete
   */
  deleteBy(userId: number, now: Date): void {
    this.#assertSide(userId);
    if (userId !== this.state.senderId) throw new OnlySenderDeletes();
    if (this.state.deletedAt !== null) return;
    if (this.state.isRequest) throw new RequestMessageNotDeletable();
    const limit = Message.DELETE_WITHIN_MINUTES;
    if (now.getTime() - this.state.sentAt.getTime() > limit * MINUTE_MS) throw new TooLateToDelete(limit);
    this.state = { ...this.state, content: '', deletedAt: now, containsContactDetails: false };
  }

  /** Hides the text from both people, or shows it again. Repeating it changes nothing. */
  setHidden(isHidden: boolean, now: Date): void {
    if (isHidden === (this.state.hiddenAt !== null)) return;
    this.state = { ...this.state, hiddenAt: isHidden ? now : null };
  }

  snapshot(): MessageState {
    return { ...this.state };
  }

  #assertSide(userId: number): void {
    if (userId !== this.state.senderId && userId !== this.state.recipientId) throw new MessageNotFound();
  }

  static #written(
    id: MessageId,
    draft: MessageDraft,
    { isRequest, isConnected }: { isRequest: boolean; isConnected: boolean },
    now: Date,
  ): Message {
    Message.assertValidDraft(draft);
    const { senderId, recipientId, content } = draft;
    const containsContactDetails = !isConnected && findContactDetails(content).length > 0;
    const state = {
      id,
      senderId,
      recipientId,
      content,
      isRequest,
      read: false,
      readAt: null,
      sentAt: now,
      ...NOT_DELETED_OR_HIDDEN,
    };
    return new Message({ ...state, containsContactDetails });
  }
}

const NOT_DELETED_OR_HIDDEN = { deletedAt: null, hiddenAt: null } as const;

/** Checks whether a message counts as unread; seen, deleted and hidden messages don't. */
export const isUnread = ({
  read,
  readAt,
  deletedAt,
  hiddenAt,
}: Pick<MessageState, 'read' | 'readAt' | 'deletedAt' | 'hiddenAt'>): boolean =>
  !read && readAt === null && deletedAt === null && hiddenAt === null;

/** Returns a message as the two people see it: one that a moderator has hidden looks deleted. */
export const toShownMessage = (message: MessageState): MessageState =>
  message.hiddenAt === null
    ? message
    : { ...message, content: '', deletedAt: message.deletedAt ?? message.hiddenAt, containsContactDetails: false };

/**
 * Returns a message as one of its two sides sees it, without the text if a moderator has hidden it. Whether and when
 * the other side read it is visible only with that reader's consent; otherwise, it looks unread.
 */
export function toMessageSeenBy(viewer: number, message: MessageState, sharesReceipts: boolean): MessageState {
  const shown = toShownMessage(message);
  if (shown.senderId !== viewer) return { ...shown, readAt: null };
  return sharesReceipts && shown.read ? shown : { ...shown, read: false, readAt: null };
}
