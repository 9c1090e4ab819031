import type { Conversation, ConversationSide } from '../../../domain/conversations/conversation';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** What two people have between them, beside the messages themselves: kept with every write, in its unit of work. */
export abstract class Conversations {
  /**
   * The conversation of two people, also where nothing was written. Until the end of the unit of work no one else changes
   * it. The relationship is asked first where it is needed, so that locks are taken in one order.
   */
  abstract between(one: number, other: number): Promise<Conversation>;

  abstract save(conversation: Conversation): Promise<void>;
}

/** A page of someone's conversations, newest message first. */
export interface ConversationsAsked {
  readonly limit: number;
  /** Only those whose last message has a smaller number. */
  readonly after: number | null;
}

/** Conversations as they are looked at. */
export abstract class ConversationReader {
  /** Those that are not hidden; `hasMore` when others follow. */
  abstract page(
    ownerId: number,
    asked: ConversationsAsked,
  ): Promise<{ readonly items: readonly ConversationSide[]; readonly hasMore: boolean }>;

  /** The side of `ownerId`, hidden or not; null where nothing was written. */
  abstract sideOf(ownerId: number, otherId: number): Promise<ConversationSide | null>;

  /** How many messages wait to be read in conversations that are not hidden; one that is marked counts at least one. */
  abstract unreadCount(ownerId: number): Promise<number>;

  /** How many conversations of any of `ownerIds` had a message after this moment; two of them with each other count once. */
  abstract countActive(ownerIds: readonly number[], after: Date): Promise<number>;
}

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  /** What they sent, and of what they received when and whether it was read: others' words are not theirs. */
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Takes the person out; what was said stays for the other side. Belongs in a unit of work. */
  abstract erase(userId: number): Promise<void>;
}
