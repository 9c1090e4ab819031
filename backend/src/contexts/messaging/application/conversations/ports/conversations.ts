import { Repository } from '../../../../../shared/application/repository';
import type { Conversation, ConversationSide, UserIdPair } from '../../../domain/conversations/conversation';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Both sides of each conversation, without its messages; saved with every write, in its unit of work. */
export abstract class Conversations extends Repository<Conversation, UserIdPair> {
  /**
   * Returns the conversation of two people, even without messages. No one else can change it until the end of the unit
   * of work. If the relationship is needed, query it first, so that locks are taken in one order.
   * @throws Error outside a unit of work
   */
  abstract override lock(pair: UserIdPair): Promise<Conversation>;
}

/** A page of a user's conversations, newest message first. */
export interface ConversationQuery {
  readonly limit: number;
  /** Only conversations whose last message has a smaller ID. */
  readonly after: number | null;
}

/** Conversations for display. */
export abstract class ConversationReader {
  /** Returns a page of conversations that are not hidden; `hasMore` if others follow. */
  abstract list(
    ownerId: number,
    query: ConversationQuery,
  ): Promise<{ readonly items: readonly ConversationSide[]; readonly hasMore: boolean }>;

  /** Returns the side of `ownerId`, hidden or not; null if there are no messages. */
  abstract findSide(ownerId: number, otherId: number): Promise<ConversationSide | null>;

  /** Counts unread messages in conversations that are not hidden; a conversation marked unread counts at least one. */
  abstract countUnread(ownerId: number): Promise<number>;

  /**
   * Counts the conversations of any of `ownerIds` with a message after this time; a conversation between two of them
   * counts once.
   */
  abstract countActive(ownerIds: readonly number[], after: Date): Promise<number>;
}

/** Everything that this context stores about a person. */
export abstract class PersonalData {
  /** Returns what they sent, and when and whether they read what they received; other people's text is not included. */
  abstract export(userId: number): Promise<PersonalDataTables>;

  /** Erases the person; their messages stay for the other side. Call in a unit of work. */
  abstract erase(userId: number): Promise<void>;
}
