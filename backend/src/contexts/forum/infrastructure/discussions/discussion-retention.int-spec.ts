import type { DataSource } from 'typeorm';
import { Jobs } from '../../../../shared/application/jobs';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { ScheduledDeletions } from '../../../../shared/infrastructure/retention/scheduled-deletions';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  testSettings,
} from '../../../../../test/support/database';
import { addPost, addReply, type DiscussionStores } from '../../application/discussions/testing/discussion-stores';
import { NOON } from '../../application/discussions/testing/discussion-fakes';
import { forumRetention } from '../retention';
import { createPostgresStores } from './testing/stores-in-postgres';

const DAY = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number, milliseconds = 0): Date => new Date(NOON.getTime() - days * DAY - milliseconds);

class Calendar extends Jobs {
  readonly entries: [string, string][] = [];
  process(): void {}
  schedule(queue: string, cron: string): void {
    this.entries.push([queue, cron]);
  }
  async send(): Promise<void> {}
}

let db: DataSource;
let stores: DiscussionStores;
let deletions: ScheduledDeletions;
const calendar = new Calendar();
beforeAll(async () => {
  const settings = testSettings(await freshDatabaseUrl());
  db = await createPatientPool(settings);
  closeBeforeDropping(() => db.destroy());
  deletions = new ScheduledDeletions(forumRetention, calendar, new BatchDeletion(settings, new Readiness()), {
    now: () => NOON,
  });
  deletions.onModuleInit();
  stores = createPostgresStores(db);
});

describe('nightly cleanup', () => {
  it('deletes only views older than two days and earlier texts older than a year', async () => {
    const { id } = await addPost(stores, { createdAt: daysAgo(900), lastActivityAt: daysAgo(900) });
    const reply = await addReply(stores, id, { createdAt: daysAgo(900) });
    await stores.participation.recordView(11, id, daysAgo(2, 1));
    await stores.participation.recordView(12, id, daysAgo(2));
    await stores.participation.savePost(11, id, daysAgo(900));
    await stores.participation.saveVisit(11, daysAgo(900));
    for (const [content, until] of [
      ['Too old', daysAgo(365, 1)],
      ['Young enough', daysAgo(365)],
    ] as const) {
      await stores.posts.saveEarlierText(id, { title: 'A title', content, tags: [], until });
      await stores.replies.saveEarlierText(reply.id, content, until);
    }
    await deletions.run('delete-old-forum-rows');
    expect(calendar.entries).toContainEqual(['delete-old-forum-rows', '41 3 * * *']);

    const left = async (table: string, column: string) =>
      (await db.query<{ one: unknown }[]>(`SELECT ${column} AS one FROM forum.${table} ORDER BY 1`)).map(
        ({ one }) => one,
      );
    expect(await left('forum_views', 'user_id')).toEqual([12]);
    expect(await left('forum_edits', 'content')).toEqual(['Young enough', 'Young enough']);
    expect(await left('forum_posts', 'views')).toEqual([2]);
    for (const table of ['forum_replies', 'forum_saves']) expect(await left(table, 'post_id')).toEqual([id]);
    expect(await left('forum_visits', 'user_id')).toEqual([11]);
  });
});
