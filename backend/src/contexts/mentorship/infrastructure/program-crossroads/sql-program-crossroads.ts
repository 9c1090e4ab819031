import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  type ComparedProgram,
  type CountedProgramPair,
  ProgramCrossroadsReader,
} from '../../application/program-crossroads/ports/program-crossroads-reader';
import { choseBetweenSql } from '../finder/finder-statements';

/** Alumni of one pair are counted up to this number. */
const MAX_ALUMNI_PER_PAIR = 10_000;

const SELECT_PAIRS = /* sql */ `
  SELECT pairs.first::integer, pairs.second::integer, counted."choseFirst", counted."choseSecond"
  FROM (
    SELECT a.place - 1 AS first, b.place - 1 AS second, a.id AS one, b.id AS other, a.cip AS cip, b.cip AS "otherCip"
    FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY AS a (id, cip, place)
    JOIN unnest($1::integer[], $2::text[]) WITH ORDINALITY AS b (id, cip, place)
      ON a.place < b.place AND a.id <> b.id) pairs
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE those.college_id = pairs.one)::integer AS "choseFirst",
      count(*) FILTER (WHERE those.college_id = pairs.other)::integer AS "choseSecond"
    FROM (
      SELECT p.college_id FROM mentorship.alumni_profiles p JOIN mentorship.finder_entries e USING (user_id)
      WHERE ${choseBetweenSql('ARRAY[pairs.one, pairs.other]')} AND e.is_findable AND e.is_visible
        AND (p.college_id = pairs.one AND e.fields @> ARRAY[pairs.cip]
          OR p.college_id = pairs.other AND e.fields @> ARRAY[pairs."otherCip"])
      LIMIT ${MAX_ALUMNI_PER_PAIR}) those) counted
  WHERE counted."choseFirst" + counted."choseSecond" >= $3
  ORDER BY counted."choseFirst" + counted."choseSecond" DESC, pairs.first, pairs.second LIMIT $4`;

@Injectable()
export class SqlProgramCrossroads extends ProgramCrossroadsReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  listPairs(
    programs: readonly ComparedProgram[],
    { atLeast, limit }: { readonly atLeast: number; readonly limit: number },
  ): Promise<readonly CountedProgramPair[]> {
    const [ids, cips] = [programs.map(({ collegeId }) => collegeId), programs.map(({ cip }) => cip)];
    return this.db.query<CountedProgramPair>(SELECT_PAIRS, [ids, cips, atLeast, limit]);
  }
}
