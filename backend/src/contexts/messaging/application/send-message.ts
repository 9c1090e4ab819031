import { Clock } from '../../../shared/application/clock';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { type Letter, Message, type MessageState } from '../domain/message';
import { assertMayInsist, effectOf, MOST_BEFORE_ANSWER } from '../domain/standing';
import { Messages } from './ports/messages';
import { Relations } from './ports/relations';

/** Somebody writes to somebody: to a stranger it asks for a connection, to whoever asked it says yes. */
@UseCase()
export class SendMessage {
  constructor(
    private readonly messages: Messages,
    private readonly relations: Relations,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MessageRefused, WaitForAnswer, and what keeps people from asking and accepting */
  async execute(letter: Letter): Promise<MessageState> {
    Message.check(letter);
    const { senderId, recipientId, content } = letter;

    return this.transactions.run(async () => {
      const effect = effectOf(await this.relations.standing(senderId, recipientId));

      if (effect === 'requests') {
        await this.relations.request(senderId, recipientId, content);
        // Whoever is asked gets the request as a message, however it was made: it is there already.
        const kept = await this.messages.lastRequest(senderId, recipientId);
        return kept!.request.snapshot();
      }
      if (effect === 'accepts') await this.relations.accept(senderId, recipientId);
      // A request without words of its own leaves nothing to count from: then its answer comes first.
      if (effect === 'insists') {
        assertMayInsist((await this.messages.lastRequest(senderId, recipientId))?.sent ?? MOST_BEFORE_ANSWER);
      }

      const message = await this.messages.add((id) => Message.write(id, letter, this.clock.now()));
      return message.snapshot();
    });
  }
}
