import type { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { DiscussionStores } from '../../application/discussions/testing/discussion-stores';
import { describeDiscussions } from '../../application/discussions/testing/discussions.contract';
import { describeParticipation } from '../../application/discussions/testing/participation.contract';
import { createPostgresStores } from './testing/stores-in-postgres';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
});

async function open(): Promise<DiscussionStores> {
  await emptyTables(db, 'forum.forum_posts', 'forum.forum_visits');
  return createPostgresStores(db);
}

describeDiscussions('PostgreSQL', open);
describeParticipation('PostgreSQL', open);
