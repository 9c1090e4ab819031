import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  FigureAnswers,
  type FigureAnswerQuery,
  type FigureAnswerRow,
} from '../../application/figure-answers/ports/figure-answers';
import { IS_POST_SHOWN_SQL } from '../discussions/sql-discussion-reader';

/** Longer texts are truncated; the discussion has all of them. */
const MAX_TEXT_LENGTH = 1_500;

const SELECT_ANSWERS = /* sql */ `
  SELECT p.id, p.college_id AS "collegeId",
    json_build_object('figure', p.about_figure, 'cip', p.about_cip, 'level', p.about_level) AS about,
    left(p.content, ${MAX_TEXT_LENGTH}) AS question, left(r.content, ${MAX_TEXT_LENGTH}) AS answer,
    to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, r.author_id AS "answererId"
  FROM forum.forum_posts p
  JOIN forum.forum_replies r ON r.id = p.answer_id AND r.deleted_at IS NULL AND r.hidden_by IS NULL
  WHERE p.college_id = $1 AND (p.about_figure IS NOT NULL OR p.about_cip IS NOT NULL) AND ${IS_POST_SHOWN_SQL}
    AND ($2::text IS NULL OR p.about_figure = $2) AND ($3::text IS NULL OR p.about_cip = $3)
    AND ($4::text IS NULL OR p.about_level = $4) AND ($5::integer IS NULL OR p.id < $5)
  ORDER BY p.id DESC LIMIT $6`;

@Injectable()
export class SqlFigureAnswers extends FigureAnswers {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  list({ collegeId, figure, cip, level, after, limit }: FigureAnswerQuery): Promise<readonly FigureAnswerRow[]> {
    const values = [collegeId, figure ?? null, cip ?? null, level ?? null, after, limit];
    return this.db.query<FigureAnswerRow>(SELECT_ANSWERS, values);
  }
}
