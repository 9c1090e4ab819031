import type { Id } from '../../../../shared/domain/id';
import { Aggregate } from '../../../../shared/domain/aggregate';
import { contactDetailsIn } from './contact-details';
import {
  MessageNotFound,
  MessageRefused,
  OnlyRecipientReads,
  OnlySenderDeletes,
  RequestStays,
  TooLateToDelete,
} from './errors';

export type MessageId = Id<'Message'>;

/** A message before it is sent. A number below zero stands for an erased account. */
export interface MessageDraft {
  readonly senderId: number;
  readonly recipientId: number;
  readonly content: string;
}

export interface MessageState {
  id: MessageId;
  senderId: number;
  recipientId: number;
  /** Empty when deleted. */
  content: string;
  /** With this message the sender asked the recipient for a connection. */
  isRequest: boolean;
  read: boolean;
  /** Null while it is not read, and for what was read before this was kept. */
  readAt: Date | null;
  sentAt: Date;
  /** Null unless the sender has deleted it. */
  deletedAt: Date | null;
  /** Null unless a moderator has hidden it. */
  hiddenAt: Date | null;
  /** Written before the two were connected, it names a way to reach someone elsewhere. */
  containsContactDetails: boolean;
}

const MINUTE_MS = 60_000;

/** What one person has said to another, in private. */
export class Message extends Aggregate {
  /** In characters as people count them. */
  static readonly CONTENT_MAX_LENGTH = 5_000;
  static readonly DELETE_WITHIN_MINUTES = 15;

  private constructor(private state: MessageState) {
    super();
  }

  /** @throws MessageRefused for what can be no message to anyone */
  static check({ senderId, recipientId, content }: MessageDraft): void {
    if (senderId === recipientId) throw new MessageRefused('recipientId', 'You can’t send a message to yourself');
    if (content.trim() === '') throw new MessageRefused('content', 'Message must not be empty');
    if ([...content].length > Message.CONTENT_MAX_LENGTH) {
      throw new MessageRefused('content', `Message must be at most ${Message.CONTENT_MAX_LENGTH} characters`);
    }
  }

  /** A message between two who are connected. @throws MessageRefused */
  static write(id: MessageId, draft: MessageDraft, now: Date): Message {
    return Message.#written(id, draft, { isRequest: false, isConnected: true }, now);
  }

  /** One more to a person without an answer yet. @throws MessageRefused */
  static writeUnanswered(id: MessageId, draft: MessageDraft, now: Date): Message {
    return Message.#written(id, draft, { isRequest: false, isConnected: false }, now);
  }

  /** The message with which someone asks for a connection. @throws MessageRefused */
  static request(id: MessageId, draft: MessageDraft, now: Date): Message {
    return Message.#written(id, draft, { isRequest: true, isConnected: false }, now);
  }

  static restore(state: MessageState): Message {
    return new Message(state);
  }

  /** Reading twice is reading once. @throws MessageNotFound for strangers, OnlyRecipientReads for the sender */
  readBy(userId: number, now: Date): void {
    this.#assertSide(userId);
    if (userId !== this.state.recipientId) throw new OnlyRecipientReads();
    if (!this.state.read) this.state = { ...this.state, read: true, readAt: now };
  }

  /**
   * Takes the words back, for both sides. Deleting twice is deleting once.
   * @throws MessageNotFound for strangers, OnlySenderDeletes, RequestStays, TooLateToDelete
   */
  deleteBy(userId: number, now: Date): void {
    this.#assertSide(userId);
    if (userId !== this.state.senderId) throw new OnlySenderDeletes();
    if (this.state.deletedAt !== null) return;
    if (this.state.isRequest) throw new RequestStays();
    const limit = Message.DELETE_WITHIN_MINUTES;
    if (now.getTime() - this.state.sentAt.getTime() > limit * MINUTE_MS) throw new TooLateToDelete(limit);
    this.state = { ...this.state, content: '', deletedAt: now, containsContactDetails: false };
  }

  /** Hides the text from both people, or shows it again. Repeating changes nothing. */
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
    Message.check(draft);
    const { senderId, recipientId, content } = draft;
    const containsContactDetails = !isConnected && contactDetailsIn(content).length > 0;
    const state = {
      id,
      senderId,
      recipientId,
      content,
      isRequest,
      read: false,
      readAt: null,
      sentAt: now,
      ...NOT_GONE,
    };
    return new Message({ ...state, containsContactDetails });
  }
}

const NOT_GONE = { deletedAt: null, hiddenAt: null } as const;

/** Whether a message still waits to be read: what was deleted or hidden does not. */
export const isUnread = ({
  read,
  deletedAt,
  hiddenAt,
}: Pick<MessageState, 'read' | 'deletedAt' | 'hiddenAt'>): boolean => !read && deletedAt === null && hiddenAt === null;

/** A message as the two see it: what a moderator has hidden reads as deleted. */
export const asShown = (message: MessageState): MessageState =>
  message.hiddenAt === null
    ? message
    : { ...message, content: '', deletedAt: message.deletedAt ?? message.hiddenAt, containsContactDetails: false };

/**
 * A message as one of its two sides gets it. Whether and when the other side read it belongs to the reader: without their
 * consent it looks unread.
 */
export function asSeenBy(viewer: number, message: MessageState, sharesReceipts: boolean): MessageState {
  if (message.senderId !== viewer) return { ...message, readAt: null };
  return sharesReceipts ? message : { ...message, read: false, readAt: null };
}
