import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  type OfferedQuestionRow,
  OpenQuestionReader,
  type OpenQuestionRow,
  type QuestionPage,
  type QuestionQuery,
  type QuestionViewer,
} from '../../application/open-questions/ports/open-question-reader';

/** `$1` is the ID of the viewer, null for a visitor. */
const COLUMNS_SQL = `q.id, q.asker_id AS "askerId", q.college_id AS "collegeId", q.about_figure AS "aboutFigure",
  q.about_cip AS "aboutCip", q.about_level AS "aboutLevel", q.field, q.text, q.is_anonymous AS "isAnonymous", q.status,
  q.closed_how AS "closedBy", q.taken_by AS "takenBy", q.taken_at AS "takenAt", q.is_accepted AS "isAccepted",
  q.hidden_by AS "hiddenBy", q.created_at AS "createdAt",
  (SELECT p.id FROM forum.open_question_answers a JOIN forum.forum_posts p ON p.id = a.post_id
   WHERE a.id = q.answer_id AND p.deleted_at IS NULL AND p.hidden_by IS NULL) AS "postId",
  EXISTS (SELECT FROM forum.open_question_offers o WHERE o.question_id = q.id AND o.status = 'open') AS "isOffered",
  EXISTS (SELECT FROM forum.open_question_askers j WHERE j.question_id = q.id AND j.user_id = $1::integer) AS "isJoined",
  (SELECT j.text FROM forum.open_question_askers j WHERE j.question_id = q.id AND j.user_id = $1::integer) AS "joinedText"`;

const MAX_OF_ALUM = 100;

@Injectable()
export class SqlOpenQuestionReader extends OpenQuestionReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  async list(query: QuestionQuery, viewer: QuestionViewer | null): Promise<QuestionPage<OpenQuestionRow>> {
    const { collegeId, figure, cip, level, state, cursor, limit } = query;
    const rows = await this.db.query<OpenQuestionRow>(
      `SELECT ${COLUMNS_SQL} FROM forum.open_questions q
       WHERE q.status <> 'closed' AND q.hidden_by IS NULL AND ($3::integer IS NULL OR q.id < $3)
         AND (q.is_anonymous OR q.asker_id <> ALL ($2::integer[]))
         AND ($4::integer IS NULL OR q.college_id = $4) AND ($5::text IS NULL OR q.about_figure = $5)
         AND ($6::text IS NULL OR q.about_cip = $6) AND ($7::text IS NULL OR q.about_level = $7)
         AND (CASE WHEN q.status <> 'answered' THEN $8::text IS DISTINCT FROM 'answered'
              ELSE $8 IS DISTINCT FROM 'waiting' AND EXISTS (
                SELECT FROM forum.open_question_answers a JOIN forum.forum_posts p ON p.id = a.post_id
                WHERE a.id = q.answer_id AND p.deleted_at IS NULL AND p.hidden_by IS NULL) END)
       ORDER BY q.id DESC LIMIT $9`,
      [
        viewer?.id ?? null,
        viewer?.blockedIds ?? [],
        cursor,
        collegeId ?? null,
        figure ?? null,
        cip ?? null,
        level ?? null,
        state ?? null,
        limit + 1,
      ],
    );
    return toPage(rows, limit);
  }

  async listMine(
    userId: number,
    { cursor, limit }: Pick<QuestionQuery, 'cursor' | 'limit'>,
  ): Promise<QuestionPage<OpenQuestionRow>> {
    const rows = await this.db.query<OpenQuestionRow>(
      `SELECT ${COLUMNS_SQL} FROM forum.open_questions q
       WHERE q.id IN (
         (SELECT m.id FROM forum.open_questions m WHERE m.asker_id = $1 AND ($2::integer IS NULL OR m.id < $2)
          ORDER BY m.id DESC LIMIT $3)
         UNION ALL
         (SELECT j.question_id FROM forum.open_question_askers j
          WHERE j.user_id = $1 AND ($2 IS NULL OR j.question_id < $2) ORDER BY j.question_id DESC LIMIT $3))
       ORDER BY q.id DESC LIMIT $3`,
      [userId, cursor, limit + 1],
    );
    return toPage(rows, limit);
  }

  async find(id: number, viewer: QuestionViewer | null): Promise<OpenQuestionRow | null> {
    const [row] = await this.db.query<OpenQuestionRow>(
      `SELECT ${COLUMNS_SQL} FROM forum.open_questions q
       WHERE q.id = $3 AND (q.is_anonymous OR q.asker_id <> ALL ($2::integer[]))`,
      [viewer?.id ?? null, viewer?.blockedIds ?? [], id],
    );
    return row ?? null;
  }

  listOffered(userId: number, now: Date): Promise<readonly OfferedQuestionRow[]> {
    return this.db.query<OfferedQuestionRow>(
      `SELECT ${COLUMNS_SQL}, mine.fit, mine.expires_at AS "offeredUntil" FROM forum.open_question_offers mine
       JOIN forum.open_questions q ON q.id = mine.question_id
       WHERE mine.user_id = $1 AND mine.status = 'open' AND mine.expires_at > $2 AND q.status = 'waiting'
         AND q.hidden_by IS NULL
       ORDER BY mine.expires_at, q.id LIMIT ${MAX_OF_ALUM}`,
      [userId, now],
    );
  }

  listTaken(userId: number): Promise<readonly OpenQuestionRow[]> {
    return this.db.query<OpenQuestionRow>(
      `SELECT ${COLUMNS_SQL} FROM forum.open_questions q WHERE q.taken_by = $1 AND q.hidden_by IS NULL
       ORDER BY q.taken_at, q.id LIMIT ${MAX_OF_ALUM}`,
      [userId],
    );
  }

  listAnswered(userId: number, limit: number): Promise<readonly OpenQuestionRow[]> {
    return this.db.query<OpenQuestionRow>(
      `SELECT ${COLUMNS_SQL} FROM forum.open_question_answers mine JOIN forum.open_questions q ON q.id = mine.question_id
       WHERE mine.alum_id = $1 ORDER BY mine.id DESC LIMIT $2`,
      [userId, limit],
    );
  }
}

const toPage = <Row extends { readonly id: number }>(rows: readonly Row[], limit: number): QuestionPage<Row> => ({
  items: rows.slice(0, limit),
  next: rows.length > limit ? rows[limit - 1]!.id : null,
});
