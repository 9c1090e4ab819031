import type { PageRequest } from '../../application/directory/ports/college-reader';
import type { SearchQuery } from '../../domain/search/search-query';
import { COLLEGE_COLUMNS, MAIN_CAMPUS } from '../catalogue/college-columns';
import { Parameters, type Statement } from '../catalogue/parameters';
import { answersTo, bestAnswers, countOfAnswers, hitOf } from './search-answers';

/** Counting the answers of a search ends here. */
export const MOST_COUNTED = 1_000;

/** One statement that answers a search while it is typed. */
export function searchStatement(query: SearchQuery, { limit, offset }: PageRequest): Statement {
  const parameters = new Parameters();
  const answers = answersTo(query, parameters);
  const sql = `
    WITH called AS MATERIALIZED (${answers.called}), ${bestAnswers(answers, parameters.add(offset + limit))}
    SELECT ${COLLEGE_COLUMNS}, json_build_object('hit', ${hitOf('found.match_class')},
      'total', ${countOfAnswers(answers, MOST_COUNTED)}) AS beside
    FROM found JOIN colleges.colleges c ON c.id = found.college_id ${MAIN_CAMPUS}
    ORDER BY found.rank, found.standing DESC, c.id
    LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
  return { sql, values: parameters.values };
}
