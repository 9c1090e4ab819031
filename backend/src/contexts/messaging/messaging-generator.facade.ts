import { Injectable } from '@nestjs/common';
import { bulkInsertSorted, entityTarget, type RowCounts } from '../../shared/infrastructure/typeorm/bulk-insert';
import { UnitOfWork } from '../../shared/infrastructure/typeorm/unit-of-work';
import { BlockBackfill } from './application/conversations/ports/blocks';
import { HideBlockedConversations } from './application/conversations/hide-blocked-conversations';
import { addGeneratedMessages, type GeneratedMessage } from './infrastructure/generated-data/generated-conversations';
import {
  type NotifiedConnection,
  type NotifiedMeeting,
  toNotifications,
} from './infrastructure/generated-data/generated-notifications';
import { notificationSchema } from './infrastructure/notifications/notification.schema';

export type { GeneratedMessage } from './infrastructure/generated-data/generated-conversations';

/** Conversations and notifications of generated people. Numbers of rows are by table. */
@Injectable()
export class MessagingGeneratorFacade {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blockBackfill: BlockBackfill,
    private readonly hideBlockedConversations: HideBlockedConversations,
  ) {}

  /** Adds messages between people who have none yet, and their conversations, in the unit of work in progress. */
  addMessages(messages: Iterable<GeneratedMessage>): Promise<RowCounts> {
    return addGeneratedMessages(this.unitOfWork, messages);
  }

  /** Adds notifications about connections and meetings, in the unit of work in progress. */
  addNotifications(
    connections: Iterable<NotifiedConnection>,
    meetings: Iterable<NotifiedMeeting>,
    now: Date,
  ): Promise<RowCounts> {
    const rows = toNotifications(connections, meetings, now);
    return bulkInsertSorted(this.unitOfWork, entityTarget(notificationSchema, ['id']), 'createdAt', rows);
  }

  /** Hides the conversations of people who block each other, each in its own unit of work. */
  async hideBlocked(): Promise<void> {
    await this.blockBackfill.savePosition([0, 0]);
    await this.hideBlockedConversations.backfillBlocks();
  }
}
