import { UseCase } from '../../../shared/application/use-case';
import { type Letter, Message } from '../domain/message';
import { Messages } from './ports/messages';

/** A request that was made is kept as a message to whoever was asked, in the same unit of work. */
@UseCase()
export class KeepRequestMessage {
  constructor(private readonly messages: Messages) {}

  async execute({ letter, at }: { letter: Letter; at: Date }): Promise<void> {
    // A request without words is no message.
    if (letter.content.trim() === '') return;
    await this.messages.add((id) => Message.request(id, letter, at));
  }
}
