import { Aggregate } from '../../../shared/domain/aggregate';
import { MessageNotFound, MessageRefused, OnlyRecipientReads } from './errors';
import type { MessageId } from './ids';

/** What one person says to another. A number below zero stands for somebody whose account is gone. */
export interface Letter {
  readonly senderId: number;
  readonly recipientId: number;
  readonly content: string;
}

export interface MessageState {
  id: MessageId;
  senderId: number;
  recipientId: number;
  content: string;
  /** With this message the sender asked the recipient for a connection. */
  isRequest: boolean;
  read: boolean;
  sentAt: Date;
}

/** What one person has said to another, in private. */
export class Message extends Aggregate {
  /** In characters as people count them. */
  static readonly CONTENT_MAX_LENGTH = 5_000;

  private constructor(private state: MessageState) {
    super();
  }

  /** @throws MessageRefused for what can be no message, whoever it is for */
  static check({ senderId, recipientId, content }: Letter): void {
    if (senderId === recipientId) throw new MessageRefused('recipientId', 'You cannot write to yourself');
    if (content.trim() === '') throw new MessageRefused('content', 'Message must not be empty');
    if ([...content].length > Message.CONTENT_MAX_LENGTH) {
      throw new MessageRefused('content', `Message must be at most ${Message.CONTENT_MAX_LENGTH} characters`);
    }
  }

  /** @throws MessageRefused */
  static write(id: MessageId, letter: Letter, now: Date): Message {
    return Message.#written(id, letter, false, now);
  }

  /** The message with which somebody asks for a connection. @throws MessageRefused */
  static request(id: MessageId, letter: Letter, now: Date): Message {
    return Message.#written(id, letter, true, now);
  }

  static restore(state: MessageState): Message {
    return new Message(state);
  }

  /** Reading twice is reading once. @throws MessageNotFound for strangers, OnlyRecipientReads for the sender */
  readBy(userId: number): void {
    const { senderId, recipientId } = this.state;
    if (userId !== senderId && userId !== recipientId) throw new MessageNotFound();
    if (userId !== recipientId) throw new OnlyRecipientReads();
    this.state = { ...this.state, read: true };
  }

  snapshot(): MessageState {
    return { ...this.state };
  }

  static #written(id: MessageId, letter: Letter, isRequest: boolean, now: Date): Message {
    Message.check(letter);
    const { senderId, recipientId, content } = letter;
    return new Message({ id, senderId, recipientId, content, isRequest, read: false, sentAt: now });
  }
}
