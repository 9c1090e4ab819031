import { EntitySchema } from 'typeorm';
import type { ReviewState } from '../../domain/reviews/review';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

/** A review with the number of its votes, which is updated with the votes and never written with a review. */
export interface ReviewRow extends ReviewState {
  upvotes: number;
}

export const reviewSchema = new EntitySchema<ReviewRow>({
  name: 'Review',
  schema: 'colleges',
  tableName: 'reviews',
  columns: {
    id: { type: 'integer', primary: true },
    collegeId: { type: 'integer', name: 'college_id' },
    authorId: { type: 'integer', name: 'author_id', nullable: true },
    content: { type: 'text' },
    rating: { type: 'smallint' },
    upvotes: { type: 'integer', default: 0, select: false, update: false },
    isSample: { type: 'boolean', name: 'is_sample' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    updatedAt: { ...timestampColumn, name: 'updated_at', nullable: true },
    replyContent: { type: 'text', name: 'reply_content', nullable: true },
    replyBy: { type: 'integer', name: 'reply_by', nullable: true },
    repliedAt: { ...timestampColumn, name: 'replied_at', nullable: true },
    replyUpdatedAt: { ...timestampColumn, name: 'reply_updated_at', nullable: true },
    hiddenAt: { ...timestampColumn, name: 'hidden_at', nullable: true },
  },
});
