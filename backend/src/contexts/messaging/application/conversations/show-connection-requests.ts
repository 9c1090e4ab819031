import { UseCase } from '../../../../shared/application/use-case';
import { MessageReader, type RequestMessage } from './ports/message-reader';
import { type PendingRequest, Relationships } from './ports/relationships';

/** A request that waits, and what it says. */
export interface ShownRequest {
  readonly request: PendingRequest;
  readonly message: RequestMessage;
}

/** The requests to someone that wait for their answer, newest first. Looking at them answers none. */
@UseCase()
export class ShowConnectionRequests {
  constructor(
    private readonly relationships: Relationships,
    private readonly messages: MessageReader,
  ) {}

  async execute(userId: number): Promise<ShownRequest[]> {
    const pending = await this.relationships.pendingTo(userId);
    if (pending.length === 0) return [];
    const senderIds = pending.map(({ sender }) => sender.id);
    const messages = await this.messages.requestsTo(userId, senderIds);
    const said = new Map(messages.map((message) => [message.senderId, message]));

    return pending.flatMap((request) => {
      const message = said.get(request.sender.id);
      return message ? [{ request, message }] : [];
    });
  }
}
