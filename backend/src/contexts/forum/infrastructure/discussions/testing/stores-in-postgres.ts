import type { DataSource } from 'typeorm';
import { unitOfWorkOn } from '../../../../../../test/support/database';
import type { DiscussionStores } from '../../../application/discussions/testing/discussion-stores';
import { SqlDiscussionReader } from '../sql-discussion-reader';
import { SqlParticipation } from '../sql-participation';
import { SqlPosts } from '../sql-posts';
import { SqlReplies } from '../sql-replies';

export function storesInPostgres(db: DataSource): DiscussionStores {
  const session = unitOfWorkOn(db);
  return {
    posts: new SqlPosts(session),
    replies: new SqlReplies(session),
    participation: new SqlParticipation(session),
    reader: new SqlDiscussionReader(session),
    transactions: session,
  };
}
