import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { HideBlockedConversations } from '../../application/conversations/hide-blocked-conversations';
import { BlockBackfill } from '../../application/conversations/ports/blocks';

const QUEUE = 'hide-blocked-conversations';

/** Blocks that are older than the table of conversations. */
@Injectable()
export class HideBlockedConversationsAtStart implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly backfill: BlockBackfill,
    private readonly hideBlockedConversations: HideBlockedConversations,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.hideBlockedConversations.takeOver());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork || (await this.backfill.doneUpTo()) === null) return;
    await this.jobs.send(QUEUE, {}, { singletonKey: QUEUE });
  }
}
