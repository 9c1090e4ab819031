import { Injectable } from '@nestjs/common';
import type { KeptRows } from '../../shared/application/personal-data';
import { MessageReader } from './application/ports/message-reader';
import { PersonalData } from './application/ports/personal-data';
import { SendMessage } from './application/send-message';
import type { Letter } from './domain/message';

/** What messaging tells the rest of the house. */
@Injectable()
export class MessagingFacade {
  constructor(
    private readonly messages: MessageReader,
    private readonly personalData: PersonalData,
    private readonly sendMessage: SendMessage,
  ) {}

  /** How many messages to a person are not read. */
  unreadCount(userId: number): Promise<number> {
    return this.messages.unreadCount(userId);
  }

  /** Somebody writes to somebody: to whoever asked for a connection it says yes. @throws MessageRefused, WaitForAnswer */
  async write(letter: Letter): Promise<void> {
    await this.sendMessage.execute(letter);
  }

  /** Everything that is kept here about a person. */
  exportUser(userId: number): Promise<KeptRows> {
    return this.personalData.of(userId);
  }

  /** Forgets a person, inside the caller's unit of work; what they said stays for those they said it to. */
  eraseUser(userId: number): Promise<void> {
    return this.personalData.erase(userId);
  }
}
