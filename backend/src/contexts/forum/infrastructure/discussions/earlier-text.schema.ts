import { EntitySchema } from 'typeorm';

/** The text of a discussion or reply before an edit. */
interface EarlierTextRow {
  id: number;
  /** Null for a reply. */
  postId: number | null;
  /** Null for a discussion. */
  replyId: number | null;
  /** Null for a reply. */
  title: string | null;
  content: string;
  /** Null for a reply. */
  tags: readonly string[] | null;
  /** Time of the edit. */
  until: Date;
}

export const earlierTextSchema = new EntitySchema<EarlierTextRow>({
  name: 'EarlierText',
  schema: 'forum',
  tableName: 'forum_edits',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    postId: { type: 'integer', name: 'post_id', nullable: true },
    replyId: { type: 'integer', name: 'reply_id', nullable: true },
    title: { type: 'text', nullable: true },
    content: { type: 'text' },
    tags: { type: 'text', array: true, nullable: true },
    until: { type: 'timestamptz', precision: 3 },
  },
});
