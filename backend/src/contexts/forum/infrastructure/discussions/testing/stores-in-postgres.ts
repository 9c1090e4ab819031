import type { DataSource } from 'typeorm';
import { unitOfWorkOn } from '../../../../../../test/support/database';
import type { DiscussionStores } from '../../../application/discussions/testing/discussion-stores';
import { SqlDiscussionReader } from '../sql-discussion-reader';
import { SqlParticipation } from '../sql-participation';
import { TypeormPosts, TypeormReplies } from '../typeorm-discussions';

export function createPostgresStores(db: DataSource): DiscussionStores {
  const session = unitOfWorkOn(db);
  return {
    posts: new TypeormPosts(session),
    replies: new TypeormReplies(session),
    participation: new SqlParticipation(session),
    reader: new SqlDiscussionReader(session),
    transactions: session,
  };
}
