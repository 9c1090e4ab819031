import type { MessageId } from '../../domain/ids';
import type { Message } from '../../domain/message';

/** What people have said to each other. */
export abstract class Messages {
  /** Keeps a message that is new, with the number it gets. */
  abstract add(write: (id: MessageId) => Message): Promise<Message>;

  /** Inside a unit of work nobody else changes it before the end. */
  abstract byId(id: MessageId): Promise<Message | null>;

  abstract save(message: Message): Promise<void>;

  /** The last message with which `from` asked `to` for a connection, and how many they have sent since, with it. */
  abstract lastRequest(from: number, to: number): Promise<{ readonly request: Message; readonly sent: number } | null>;
}
