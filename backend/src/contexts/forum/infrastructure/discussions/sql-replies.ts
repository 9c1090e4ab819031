import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Replies } from '../../application/discussions/ports/discussions';
import { ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { PostId, ReplyId } from '../../domain/discussions/events';
import { ForumReply, type ReplyState } from '../../domain/discussions/reply';
import { countOf } from './sql-posts';

const STATE = `r.id, r.post_id AS "postId", r.author_id AS "authorId", r.author_role AS "authorRole",
  r.is_anonymous AS "isAnonymous", r.content, r.created_at AS "createdAt", r.edited_at AS "editedAt",
  r.hidden_by AS "hiddenBy", r.deleted_at AS "deletedAt"`;

@Injectable()
export class SqlReplies extends Replies {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<ReplyId> {
    const [row] = await this.unitOfWork.query<{ id: ReplyId }>(
      `SELECT nextval(pg_get_serial_sequence('forum.forum_replies', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async add(reply: ForumReply): Promise<void> {
    const { id, postId, authorId, authorRole, isAnonymous, content, createdAt } = reply.snapshot();
    await this.unitOfWork.saveAggregate(reply, () =>
      this.unitOfWork.query(
        `INSERT INTO forum.forum_replies (id, post_id, author_id, author_role, is_anonymous, content, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, postId, authorId, authorRole, isAnonymous, content, createdAt],
      ),
    );
  }

  async get(id: number): Promise<ForumReply> {
    const [state] = await this.unitOfWork.query<ReplyState>(
      `SELECT ${STATE} FROM forum.forum_replies r WHERE r.id = $1`,
      [id],
    );
    if (!state) throw new ReplyNotFound();
    return ForumReply.restore(state);
  }

  async save(reply: ForumReply): Promise<void> {
    const { id, content, editedAt, hiddenBy, deletedAt } = reply.snapshot();
    await this.unitOfWork.saveAggregate(reply, () =>
      this.unitOfWork.query(
        'UPDATE forum.forum_replies SET content = $2, edited_at = $3, hidden_by = $4, deleted_at = $5 WHERE id = $1',
        [id, content, editedAt, hiddenBy, deletedAt],
      ),
    );
  }

  async saveEarlierText(id: ReplyId, content: string, until: Date): Promise<void> {
    await this.unitOfWork.query('INSERT INTO forum.forum_edits (reply_id, content, until) VALUES ($1, $2, $3)', [
      id,
      content,
      until,
    ]);
  }

  async findNewestShown(postId: PostId, except: ReplyId): Promise<Date | null> {
    const [row] = await this.unitOfWork.query<{ createdAt: Date }>(
      `SELECT r.created_at AS "createdAt" FROM forum.forum_replies r
       WHERE r.post_id = $1 AND r.id <> $2 AND r.deleted_at IS NULL AND r.hidden_by IS NULL ORDER BY r.id DESC LIMIT 1`,
      [postId, except],
    );
    return row?.createdAt ?? null;
  }

  countByAuthor(authorId: number): Promise<number> {
    return countOf(this.unitOfWork, 'forum.forum_replies', authorId);
  }
}
