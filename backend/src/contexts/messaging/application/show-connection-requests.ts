import { UseCase } from '../../../shared/application/use-case';
import { MessageReader, type RequestMessage } from './ports/message-reader';
import { People, type ShownPerson } from './ports/people';
import { type PendingRequest, Relations } from './ports/relations';

/** A request that waits, with who made it and what they said. */
export interface ShownRequest {
  readonly request: PendingRequest;
  readonly sender: ShownPerson;
  readonly message: RequestMessage;
}

/** The requests to somebody that wait for their answer, newest first. Looking at them answers none. */
@UseCase()
export class ShowConnectionRequests {
  constructor(
    private readonly relations: Relations,
    private readonly people: People,
    private readonly messages: MessageReader,
  ) {}

  async execute(userId: number): Promise<ShownRequest[]> {
    const pending = await this.relations.pendingTo(userId);
    const senderIds = pending.map(({ fromUserId }) => fromUserId);
    if (senderIds.length === 0) return [];
    const [people, messages] = await Promise.all([
      this.people.shown(senderIds),
      this.messages.requestsTo(userId, senderIds),
    ]);
    const [byId, said] = [
      new Map(people.map((person) => [person.id, person])),
      new Map(messages.map((message) => [message.senderId, message])),
    ];

    return pending.flatMap((request) => {
      const [sender, message] = [byId.get(request.fromUserId), said.get(request.fromUserId)];
      return sender && message ? [{ request, sender, message }] : [];
    });
  }
}
