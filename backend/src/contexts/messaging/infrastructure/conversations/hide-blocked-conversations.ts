import { Injectable, type OnModuleInit, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { BlockBackfill } from '../../application/conversations/ports/blocks';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionBlockChanged } from '../../../mentorship';
import { HideBlockedConversations } from '../../application/conversations/hide-blocked-conversations';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';

@Injectable()
export class SqlBlockBackfill extends BlockBackfill {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findPosition(): Promise<readonly [number, number] | null> {
    const [row] = await this.unitOfWork.query<{ blocker: number; blocked: number }>(
      'SELECT done_up_to_blocker AS blocker, done_up_to_blocked AS blocked FROM messaging.block_backfill',
    );
    return row ? [row.blocker, row.blocked] : null;
  }

  async savePosition(pair: readonly [number, number] | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('DELETE FROM messaging.block_backfill');
      if (pair) await this.unitOfWork.query('INSERT INTO messaging.block_backfill VALUES ($1, $2)', [...pair]);
    });
  }
}

/** Hides a conversation in the unit of work of the block. */
@Injectable()
export class HideConversationWhenBlockChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly hideBlockedConversations: HideBlockedConversations,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      ConnectionBlockChanged,
      'hide-conversation-when-block-changed',
      ({ changedBy, otherId }) => this.hideBlockedConversations.updateVisibility(changedBy, otherId),
    );
  }
}

const HIDE_BLOCKED_CONVERSATIONS_QUEUE = 'hide-blocked-conversations';

/** Hides conversations for blocks that are older than the conversations table. */
@Injectable()
export class HideBlockedConversationsAtStart implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly backfill: BlockBackfill,
    private readonly hideBlockedConversations: HideBlockedConversations,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.process(HIDE_BLOCKED_CONVERSATIONS_QUEUE, () => this.hideBlockedConversations.backfillBlocks());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork || (await this.backfill.findPosition()) === null) return;
    await this.jobs.send(HIDE_BLOCKED_CONVERSATIONS_QUEUE, {}, { singletonKey: HIDE_BLOCKED_CONVERSATIONS_QUEUE });
  }
}
