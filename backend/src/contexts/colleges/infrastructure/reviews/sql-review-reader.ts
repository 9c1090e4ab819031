import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import type { PageRequest } from '../../application/directory/ports/college-reader';
import {
  type ReviewFilter,
  type ReviewOrder,
  ReviewReader,
  type ReviewRow,
  type ReviewSummaryView,
} from '../../application/reviews/ports/reviews';
import type { PersonId } from '../../domain/catalogue/ids';
import { ReviewNotFound } from '../../domain/reviews/review-errors';
import { MIN_REVIEWS_FOR_AVERAGE, RATING_PRIOR } from '../../domain/reviews/bayesian-rating';
import { isoTimeSql } from '../catalogue/sql-helpers';

/** `$1` is the viewer; null for a visitor. */
const REVIEW_COLUMNS_SQL = `r.id, r.college_id AS "collegeId", c.name AS "collegeName", r.author_id AS "authorId",
  r.is_sample AS "isSample", r.content, r.rating, r.upvotes,
  EXISTS (SELECT FROM colleges.review_upvotes v WHERE v.review_id = r.id AND v.user_id = $1) AS "upvotedByMe",
  (r.author_id = $1::integer) IS TRUE AS mine, r.hidden_at IS NOT NULL AS "isHidden",
  ${isoTimeSql('r.created_at')} AS "createdAt", ${isoTimeSql('r.updated_at')} AS "updatedAt",
  CASE WHEN r.reply_content IS NOT NULL THEN json_build_object('content', r.reply_content,
    'createdAt', ${isoTimeSql('r.replied_at')}, 'updatedAt', ${isoTimeSql('r.reply_updated_at')}) END AS reply`;
/** Hidden reviews are visible only to their author; `$1` is the viewer. */
const IS_VISIBLE_SQL = '(r.hidden_at IS NULL OR r.author_id = $1::integer)';
const FROM_REVIEWS_SQL = 'FROM colleges.reviews r JOIN colleges.colleges c ON c.id = r.college_id';

/** `bayesianRating` in SQL. */
const JOIN_RATINGS_SQL = `LEFT JOIN (
  SELECT college_id, (${RATING_PRIOR.reviews * RATING_PRIOR.stars} + sum(rating))::float8
    / (${RATING_PRIOR.reviews} + count(*)) AS rating
  FROM colleges.reviews WHERE hidden_at IS NULL GROUP BY college_id) s ON s.college_id = r.college_id`;

const ORDER_SQL: Record<ReviewOrder, { join: string; by: string }> = {
  helpful: { join: '', by: 'r.upvotes DESC, r.created_at DESC, r.id DESC' },
  top: { join: JOIN_RATINGS_SQL, by: 's.rating DESC NULLS LAST, r.rating DESC, r.upvotes DESC, r.id DESC' },
  recent: { join: '', by: 'r.created_at DESC, r.id DESC' },
};

@Injectable()
export class SqlReviewReader extends ReviewReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  async list(filter: ReviewFilter, order: ReviewOrder, { limit, offset }: PageRequest, viewer: PersonId | null) {
    const { join, by } = ORDER_SQL[order];
    const [items, [counted]] = await Promise.all([
      this.db.query<ReviewRow>(
        `SELECT ${REVIEW_COLUMNS_SQL} ${FROM_REVIEWS_SQL} ${join} WHERE ${IS_VISIBLE_SQL} AND ${matchesFilterSql(2)} ORDER BY ${by} LIMIT $4 OFFSET $5`,
        [viewer, ...filterParameters(filter), limit, offset],
      ),
      this.db.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM colleges.reviews r WHERE ${IS_VISIBLE_SQL} AND ${matchesFilterSql(2)}`,
        [viewer, ...filterParameters(filter)],
      ),
    ]);
    return { items, total: counted!.total };
  }

  async get(id: number, viewer: PersonId | null): Promise<ReviewRow> {
    const [review] = await this.db.query<ReviewRow>(
      `SELECT ${REVIEW_COLUMNS_SQL} ${FROM_REVIEWS_SQL} WHERE r.id = $2 AND ${IS_VISIBLE_SQL}`,
      [viewer, id],
    );
    if (!review) throw new ReviewNotFound();
    return review;
  }

  async getSummary(filter: ReviewFilter): Promise<ReviewSummaryView> {
    const [summary] = await this.db.query<ReviewSummaryView>(
      `SELECT count::int, CASE WHEN count >= ${MIN_REVIEWS_FOR_AVERAGE} THEN average END AS average,
         CASE WHEN count >= ${MIN_REVIEWS_FOR_AVERAGE} THEN distribution END AS distribution
       FROM (SELECT count(*), round(avg(r.rating), 2)::float8 AS average, ARRAY[${COUNTS_BY_STARS_SQL}] AS distribution
             FROM colleges.reviews r WHERE r.hidden_at IS NULL AND ${matchesFilterSql(1)}) counted`,
      filterParameters(filter),
    );
    return summary!;
  }
}

const COUNTS_BY_STARS_SQL = [1, 2, 3, 4, 5]
  .map((stars) => `(count(*) FILTER (WHERE r.rating = ${stars}))::int`)
  .join(', ');

/** Returns the conditions of a filter whose values start at the parameter `first`; a null value matches everything. */
const matchesFilterSql = (first: number): string =>
  `($${first}::integer[] IS NULL OR r.college_id = ANY ($${first}::integer[]))
   AND ($${first + 1}::integer IS NULL OR r.rating = $${first + 1}::integer)`;

const filterParameters = ({ colleges, rating }: ReviewFilter): unknown[] => [colleges ?? null, rating ?? null];
