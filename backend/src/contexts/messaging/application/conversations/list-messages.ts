import { People } from '../people/ports/people';
import { UseCase } from '../../../../shared/application/use-case';
import { type MessageState, toMessageSeenBy } from '../../domain/conversations/message';
import { Consent } from '../presence/ports/consent';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CollegeMembershipNotVerified } from '../../domain/conversations/errors';
import { type FoundMessages, type MessageQuery, MessageReader } from './ports/messages';
import { OpenConversation } from './show-conversation';

/** Removes read receipts that the viewer must not see, with one query for all messages. */
@UseCase()
export class HideUnsharedReceipts {
  constructor(private readonly consent: Consent) {}

  async execute(viewer: number, messages: readonly MessageState[]): Promise<MessageState[]> {
    const read = messages.filter((message) => message.senderId === viewer && message.read);
    const readers = [...new Set(read.map(({ recipientId }) => recipientId))];
    const shared = readers.length > 0 ? await this.consent.findSharedWith(viewer, readers) : null;
    return messages.map((message) =>
      toMessageSeenBy(viewer, message, shared?.get(message.recipientId)?.readReceipts ?? false),
    );
  }
}

interface ListMessagesInput extends MessageQuery {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
}

/** Lists the viewer's messages, newest first, without marking any as read. */
@UseCase()
export class ListMessages {
  constructor(
    private readonly reader: MessageReader,
    private readonly showReceipts: HideUnsharedReceipts,
    private readonly people: People,
  ) {}

  /** @throws CollegeMembershipNotVerified for administrators who do not speak for their college yet */
  async execute({ by, ...page }: ListMessagesInput): Promise<FoundMessages> {
    if (by.role === 'college_admin' && !(await this.people.canRepresentCollege(by.id)))
      throw new CollegeMembershipNotVerified();
    const { items, hasMore } = await this.reader.listByUser(by.id, page);
    return { items: await this.showReceipts.execute(by.id, items), hasMore };
  }
}

interface ShowThreadInput extends MessageQuery {
  readonly by: number;
  readonly otherId: number;
}

/** Lists the messages between two people, oldest first; the newest page by default. */
@UseCase()
export class ShowThread {
  constructor(
    private readonly openConversation: OpenConversation,
    private readonly reader: MessageReader,
    private readonly showReceipts: HideUnsharedReceipts,
  ) {}

  /**
   * Marks nothing as read.
   * @throws CannotMessageYourself, ConversationNotFound
   */
  async execute({ by, otherId, ...page }: ShowThreadInput): Promise<{ items: MessageState[]; hasMore: boolean }> {
    await this.openConversation.execute(by, otherId);
    const { items, hasMore } = await this.reader.listBetween(by, otherId, page);
    return { items: await this.showReceipts.execute(by, [...items].reverse()), hasMore };
  }
}
