import { Injectable } from '@nestjs/common';
import { ModerateMessage } from './application/conversations/change-message';
import type { MessageState } from './domain/conversations/message';

/** Messages, as moderation sees and hides them. */
@Injectable()
export class MessageModerationFacade {
  constructor(private readonly moderateMessage: ModerateMessage) {}

  /**
   * Returns a message and those before it, as one of its two sides sees them, oldest first; null for other people, and
   * for deleted and hidden messages.
   */
  findReportContext(userId: number, id: number): Promise<readonly MessageState[] | null> {
    return this.moderateMessage.findContext(userId, id);
  }

  /**
   * Hides a message from both sides, or shows it again.
   * @returns false if there is nothing to hide
   */
  setHidden(id: number, isHidden: boolean): Promise<boolean> {
    return this.moderateMessage.setHidden(id, isHidden);
  }
}
