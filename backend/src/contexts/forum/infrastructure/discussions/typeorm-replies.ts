import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Replies } from '../../application/discussions/ports/discussions';
import { ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { PostId, ReplyId } from '../../domain/discussions/events';
import { ForumReply, type ReplyState } from '../../domain/discussions/reply';
import { earlierTextSchema } from './earlier-text.schema';
import { replySchema } from './reply.schema';
import { countAuthorRows } from './typeorm-posts';

@Injectable()
export class TypeormReplies extends Replies {
  readonly #table: AggregateTable<ForumReply, ReplyState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, replySchema, (state) => ForumReply.restore(state));
  }

  nextId(): Promise<ReplyId> {
    return this.#table.nextId();
  }

  async get(id: number): Promise<ForumReply> {
    const reply = await this.#table.find({ id: id as ReplyId });
    if (!reply) throw new ReplyNotFound();
    return reply;
  }

  save(reply: ForumReply): Promise<void> {
    return this.#table.save(reply);
  }

  async saveEarlierText(replyId: ReplyId, content: string, until: Date): Promise<void> {
    await this.unitOfWork.manager.insert(earlierTextSchema, { replyId, content, until });
  }

  async findNewestReplyTime(postId: PostId, except: ReplyId): Promise<Date | null> {
    const [row] = await this.unitOfWork.query<{ createdAt: Date }>(
      `SELECT r.created_at AS "createdAt" FROM forum.forum_replies r
       WHERE r.post_id = $1 AND r.id <> $2 AND r.deleted_at IS NULL AND r.hidden_by IS NULL ORDER BY r.id DESC LIMIT 1`,
      [postId, except],
    );
    return row?.createdAt ?? null;
  }

  countByAuthor(authorId: number): Promise<number> {
    return countAuthorRows(this.unitOfWork, 'forum.forum_replies', authorId);
  }
}
