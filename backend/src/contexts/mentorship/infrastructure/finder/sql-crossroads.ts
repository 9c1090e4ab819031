import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type CountedPair, CrossroadsReader } from '../../application/finder/ports/finder';
import { choseBetweenSql } from './finder-statements';

/** Alumni of one pair or college are counted up to this number. */
const MAX_ALUMNI_COUNTED = 10_000;

const JOIN_FINDABLE_SQL = 'JOIN mentorship.finder_entries e USING (user_id)';

@Injectable()
export class SqlCrossroads extends CrossroadsReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listPairs(
    collegeIds: readonly number[],
    { atLeast, limit }: { atLeast: number; limit: number },
  ): Promise<readonly CountedPair[]> {
    const rows =
      collegeIds.length === 1
        ? await this.unitOfWork.query<{ one: number; other: number; count: number }>(
            `SELECT $1::integer AS one, other, count(*)::integer AS count
             FROM (SELECT array_append(p.considered_colleges, p.college_id) AS chosen
                   FROM mentorship.alumni_profiles p ${JOIN_FINDABLE_SQL}
                   WHERE ${choseBetweenSql('ARRAY[$1]')} AND e.is_findable AND e.is_visible LIMIT ${MAX_ALUMNI_COUNTED}) those
             CROSS JOIN LATERAL (SELECT DISTINCT other FROM unnest(those.chosen) AS other) others
             WHERE other <> $1 GROUP BY other HAVING count(*) >= $2 ORDER BY count DESC, other LIMIT $3`,
            [collegeIds[0]!, atLeast, limit],
          )
        : await this.unitOfWork.query<{ one: number; other: number; count: number }>(
            `SELECT pairs.one, pairs.other, counted.count
             FROM (SELECT a.id AS one, b.id AS other, a.place, b.place AS later
                   FROM unnest($1::integer[]) WITH ORDINALITY AS a (id, place)
                   JOIN unnest($1::integer[]) WITH ORDINALITY AS b (id, place) ON a.place < b.place) pairs
             CROSS JOIN LATERAL (
               SELECT count(*)::integer AS count FROM (
                 SELECT FROM mentorship.alumni_profiles p ${JOIN_FINDABLE_SQL}
                 WHERE ${choseBetweenSql('ARRAY[pairs.one, pairs.other]')} AND e.is_findable AND e.is_visible
                 LIMIT ${MAX_ALUMNI_COUNTED}) those) counted
             WHERE counted.count >= $2 ORDER BY counted.count DESC, pairs.place, pairs.later LIMIT $3`,
            [collegeIds, atLeast, limit],
          );
    return rows.map(({ one: first, other, count }) => ({ pair: [first, other], count }));
  }
}
