import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { DiscussionStores } from '../../application/discussions/testing/discussion-stores';
import { describeDiscussions } from '../../application/discussions/testing/discussions.contract';
import { describeParticipation } from '../../application/discussions/testing/participation.contract';
import { SqlDiscussionReader } from './sql-discussion-reader';
import { SqlParticipation } from './sql-participation';
import { SqlPosts } from './sql-posts';
import { SqlReplies } from './sql-replies';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
});

async function open(): Promise<DiscussionStores> {
  await emptyTables(db, 'forum.forum_posts', 'forum.forum_visits');
  const session = unitOfWorkOn(db);
  return {
    posts: new SqlPosts(session),
    replies: new SqlReplies(session),
    participation: new SqlParticipation(session),
    reader: new SqlDiscussionReader(session),
    transactions: session,
  };
}

describeDiscussions('PostgreSQL', open);
describeParticipation('PostgreSQL', open);
