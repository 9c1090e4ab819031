import { UseCase } from '../../../../shared/application/use-case';
import type { MessageState } from '../../domain/conversations/message';
import { asSeenBy } from '../../domain/conversations/read-receipt';
import { Consent } from '../presence/ports/consent';

/** Leaves of a person's messages what they may know of reading: one question, however many messages. */
@UseCase()
export class ShowReceipts {
  constructor(private readonly consent: Consent) {}

  async execute(viewer: number, messages: readonly MessageState[]): Promise<MessageState[]> {
    const read = messages.filter((message) => message.senderId === viewer && message.read);
    const readers = [...new Set(read.map(({ recipientId }) => recipientId))];
    const shared = readers.length > 0 ? await this.consent.between(viewer, readers) : null;
    return messages.map((message) =>
      asSeenBy(viewer, message, shared?.get(message.recipientId)?.readReceipts ?? false),
    );
  }
}
