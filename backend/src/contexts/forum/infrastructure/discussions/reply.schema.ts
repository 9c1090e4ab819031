import { EntitySchema } from 'typeorm';
import type { ReplyState } from '../../domain/discussions/reply';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const replySchema = new EntitySchema<ReplyState>({
  name: 'ForumReply',
  schema: 'forum',
  tableName: 'forum_replies',
  columns: {
    id: { type: 'integer', primary: true },
    postId: { type: 'integer', name: 'post_id' },
    authorId: { type: 'integer', name: 'author_id', nullable: true },
    authorRole: { type: 'text', name: 'author_role' },
    isAnonymous: { type: 'boolean', name: 'is_anonymous' },
    content: { type: 'text' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    editedAt: { ...timestampColumn, name: 'edited_at', nullable: true },
    hiddenBy: { type: 'text', name: 'hidden_by', nullable: true },
    deletedAt: { ...timestampColumn, name: 'deleted_at', nullable: true },
  },
});
