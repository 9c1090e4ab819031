import type { MessageId } from '../../../domain/conversations/ids';
import type { Message } from '../../../domain/conversations/message';

/** What people have said to each other. */
export abstract class Messages {
  /** Keeps a message that is new, with the number it gets. */
  abstract add(write: (id: MessageId) => Message): Promise<Message>;

  abstract byId(id: MessageId): Promise<Message | null>;

  /** The same, and no one else changes it before the end of the unit of work. The conversation is locked first. */
  abstract lock(id: MessageId): Promise<Message | null>;

  abstract save(message: Message): Promise<void>;

  /** Everything that `from` has written to `to` is read, except this message. */
  abstract markRead(sides: { from: number; to: number }, except: MessageId | null, at: Date): Promise<void>;

  /** The last message with which `from` asked `to` for a connection, and how many they have sent since, with it. */
  abstract lastRequest(from: number, to: number): Promise<{ readonly request: Message; readonly sent: number } | null>;
}
