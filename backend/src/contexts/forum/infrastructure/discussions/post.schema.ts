import { EntitySchema } from 'typeorm';
import type { PostState } from '../../domain/discussions/post';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const postSchema = new EntitySchema<PostState>({
  name: 'ForumPost',
  schema: 'forum',
  tableName: 'forum_posts',
  columns: {
    id: { type: 'integer', primary: true },
    authorId: { type: 'integer', name: 'author_id', nullable: true },
    authorRole: { type: 'text', name: 'author_role' },
    isAnonymous: { type: 'boolean', name: 'is_anonymous' },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    aboutFigure: { type: 'text', name: 'about_figure', nullable: true },
    aboutCip: { type: 'text', name: 'about_cip', nullable: true },
    aboutLevel: { type: 'text', name: 'about_level', nullable: true },
    title: { type: 'text' },
    content: { type: 'text' },
    tags: { type: 'text', array: true },
    createdAt: { ...timestampColumn, name: 'created_at' },
    editedAt: { ...timestampColumn, name: 'edited_at', nullable: true },
    lastActivityAt: { ...timestampColumn, name: 'last_activity_at' },
    replyCount: { type: 'integer', name: 'reply_count' },
    answerId: { type: 'integer', name: 'answer_id', nullable: true },
    hiddenBy: { type: 'text', name: 'hidden_by', nullable: true },
    deletedAt: { ...timestampColumn, name: 'deleted_at', nullable: true },
  },
});
