import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';

const QUEUE = 'delete-old-forum-rows';
const EVERY_NIGHT = '41 3 * * *';
const DAY = 24 * 60 * 60 * 1_000;

/** A view counts once a day and marks the page as open for half a day; older views are not needed. */
export const VIEWS_KEPT_FOR = 2 * DAY;
/** How long moderators can read the text before an edit. */
export const EARLIER_TEXTS_KEPT_FOR = 365 * DAY;

@Injectable()
export class DeleteOldForumRowsEveryNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.delete());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async delete(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.batchDeletion.delete({
      from: 'forum.forum_views',
      key: '(user_id, post_id)',
      where: 'viewed_at < $1',
      values: [new Date(now - VIEWS_KEPT_FOR)],
    });
    await this.batchDeletion.delete({
      from: 'forum.forum_edits',
      key: 'id',
      where: 'until < $1',
      values: [new Date(now - EARLIER_TEXTS_KEPT_FOR)],
    });
  }
}
