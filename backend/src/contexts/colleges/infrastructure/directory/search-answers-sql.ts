import { isSortedByDistance } from './near-city';
import type { SearchQuery, SearchWord } from '../../domain/search/search-query';
import { getExactMatches, getLongestWordList, listStages, searchesNicknames, type WordList } from './search-stages';
import { type PhraseAnswersSql, phraseAnswersSql, type MatchStage } from './search-phrase-sql';
import type { Parameters } from './statement';

/** The parts of a statement that find the answers to a search. */
interface AnswersSql {
  /**
   * WITH clauses: `called` (college_id, rank, standing), the colleges with this alias or name, and tables that it or a
   * stage reads.
   */
  readonly tables: readonly string[];
  /** Condition on `e`, a search entry: true if the condition of any stage is true. */
  readonly anyStage: string;
  /**
   * Returns the stages, best first. Call it at most once and only if the stages are used, because it adds parameters.
   */
  createStages(): readonly MatchStage[];
}

const EXACT_MATCH_CONDITIONS_SQL = { none: 'false', curated: `a.kind = 'curated'`, all: 'true' } as const;

/**
 * Builds the parts of a statement that finds the answers to a search.
 * @param allowed a further condition on `e`, starting with `AND`
 */
export function answersSql(query: SearchQuery, parameters: Parameters, allowed = ''): AnswersSql {
  const calledSql = `
      SELECT e.college_id, min(CASE WHEN a.kind = 'curated' THEN 0 ELSE 1 END) AS rank, e.standing
      FROM (SELECT college_id, kind FROM colleges.college_aliases WHERE key = ${parameters.add(query.key)}
            UNION ALL
            SELECT college_id, 'curated' FROM colleges.search_entries WHERE name = ${parameters.add(query.name)}
            ${calledInStateSql(query, parameters)}) a
      JOIN colleges.search_entries e USING (college_id)
      WHERE ${EXACT_MATCH_CONDITIONS_SQL[getExactMatches(query)]} ${allowed}
      GROUP BY e.college_id, e.standing`;
  const { indexed, checked } = splitWordsByCost(query.words);
  const indexedTerms = parameters.add(toTsquery(indexed));
  const checkedTerms = checked.length > 0 ? parameters.add(toTsquery(checked)) : null;
  // The expression is not indexed, so that PostgreSQL checks it row by row.
  const matches: MatchConditionSql = (list) =>
    `(e.${list} @@ ${indexedTerms}::tsquery${checkedTerms ? ` AND (e.${list} || '') @@ ${checkedTerms}::tsquery` : ''})`;
  const phrase = query.phrase && phraseAnswersSql(query.phrase, parameters);
  const nicknameSql = searchesNicknames(query) ? nicknameConditionSql(query.key, parameters) : null;
  const anyStage = [matches(getLongestWordList(query)), nicknameSql, phrase?.anyStage];
  return {
    tables: [...(phrase?.table ? [phrase.table] : []), `called AS MATERIALIZED (${calledSql})`],
    anyStage: `(${anyStage.filter(Boolean).join(' OR ')})`,
    createStages: () => createStages(query, parameters, { matches, phrase, nickname: nicknameSql }),
  };
}

/** Returns the condition for a nickname with this prefix, ignoring spaces. */
const nicknameConditionSql = (key: string, parameters: Parameters): string =>
  `e.nicknames @@ ${parameters.add(`'${key}':*`)}::tsquery`;

/**
 * Returns SQL for the colleges of this name in the named state: "Miami Ohio" finds colleges called "Miami" only in
 * Ohio.
 */
function calledInStateSql({ inState }: SearchQuery, parameters: Parameters): string {
  if (!inState) return '';
  const state = parameters.add(inState.stateCode);
  return `UNION ALL
    SELECT n.college_id, 'in state' FROM colleges.college_aliases n
    JOIN colleges.search_entries s ON s.college_id = n.college_id AND s.state = ${state}
    WHERE n.key = ${parameters.add(inState.key)} AND n.kind <> 'initials'
    UNION ALL
    SELECT college_id, 'in state' FROM colleges.search_entries
    WHERE name = ${parameters.add(inState.name)} AND state = ${state}`;
}

/** Returns an SQL condition on `e` that all words are in one of the entry's lists. */
type MatchConditionSql = (list: WordList) => string;

interface StageConditions {
  readonly matches: MatchConditionSql;
  readonly phrase: PhraseAnswersSql | null;
  readonly nickname: string | null;
}

function createStages(
  query: SearchQuery,
  parameters: Parameters,
  { matches, phrase, nickname }: StageConditions,
): MatchStage[] {
  return listStages(query).map((stage) => {
    const { matchClass } = stage;
    switch (matchClass) {
      case 'state':
        return { matchClass, matches: `e.state = ${parameters.add(stage.stateCode)}` };
      case 'nickname':
        return { matchClass, matches: nickname ?? 'false' };
      case 'name':
        return { matchClass, matches: `e.name LIKE ${parameters.add(`${query.name}%`)}` };
      case 'city':
      case 'phrase':
      case 'broader':
        return { matchClass, matches: phrase?.matches(stage.kinds) ?? 'false', order: phrase?.order };
      case 'word':
      case 'place':
      case 'major':
        return { matchClass, matches: matches(stage.words) };
    }
  });
}

/**
 * A prefix of one or two letters matches half of the words in the index; with longer words it is only checked row by
 * row.
 */
function splitWordsByCost(words: readonly SearchWord[]): {
  indexed: readonly SearchWord[];
  checked: readonly SearchWord[];
} {
  const checked = words.filter(({ text, isWhole }) => text.length <= 2 && !isWhole);
  const indexed = words.filter((word) => !checked.includes(word));
  return indexed.length > 0 ? { indexed, checked } : { indexed: words, checked: [] };
}

/** The words contain only letters and digits. */
const toTsquery = (words: readonly SearchWord[]): string =>
  words.map(({ text, isWhole }) => `'${text}'${isWhole ? '' : ':*'}`).join(' & ');

/**
 * Returns the WITH clause `found` (college_id, match_class, rank, standing) for the best answers. The stages run one
 * after the other, best class first, until there are enough rows; each stage omits the rows of the stages before it.
 *
 * @param answers its tables must be earlier WITH clauses
 * @param limitParameter the number of rows, as a parameter of the statement
 * @param allowed a further condition on `e`, starting with `AND`
 */
export function bestAnswersSql(answers: AnswersSql, limitParameter: string, allowed = ''): string {
  const stages = answers.createStages();
  const branches = stages.map(({ matchClass, matches, order = 'e.standing' }, at) => {
    // Without coordinates the condition is NULL.
    const earlier = stages.slice(0, at).map((stage) => `AND (${stage.matches}) IS NOT TRUE`);
    return `(SELECT e.college_id, '${matchClass}' AS match_class, ${at + 2} AS rank, ${order} AS standing
      FROM colleges.search_entries e WHERE ${matches} ${earlier.join(' ')}
        AND e.college_id NOT IN (SELECT college_id FROM called) ${allowed}
      ORDER BY ${order} DESC, e.college_id LIMIT ${limitParameter})`;
  });
  return `found AS (
      SELECT * FROM (
        (SELECT college_id, CASE rank WHEN 0 THEN 'alias' ELSE 'initials' END AS match_class, rank, standing
         FROM called ORDER BY rank, standing DESC, college_id LIMIT ${limitParameter})
        UNION ALL ${branches.join(' UNION ALL ')}
      ) stages LIMIT ${limitParameter})`;
}

/** Returns SQL for the number of answers, counted up to `most`. */
export const countAnswersSql = ({ anyStage }: AnswersSql, limit: number, allowed = ''): string => `
  (SELECT count(*) FROM called) + (SELECT count(*) FROM (
    SELECT FROM colleges.search_entries e WHERE ${anyStage}
      AND e.college_id NOT IN (SELECT college_id FROM called) ${allowed} LIMIT ${limit}) counted)`;

/** Returns WITH clauses for the IDs of all answers, unranked: `answers`, in addition to `called`. */
export const answerIdsSql = ({ tables, anyStage }: AnswersSql): string[] => [
  ...tables,
  `answers AS MATERIALIZED (SELECT college_id FROM called UNION
    SELECT e.college_id FROM colleges.search_entries e WHERE ${anyStage})`,
];

/** Returns SQL for the match class of a college `c` with its search entry `e`; requires the tables of `answerIdsSql`. */
export const matchClassSql = (answers: AnswersSql): string => `
  CASE WHEN c.id IN (SELECT college_id FROM called WHERE rank = 0) THEN 'alias'
    WHEN c.id IN (SELECT college_id FROM called) THEN 'initials'
    ${answers
      .createStages()
      .map(({ matchClass, matches }) => `WHEN ${matches} THEN '${matchClass}'`)
      .join(' ')} END`;

/**
 * Returns SQL for the data about a college `c` that `explainMatch` needs, as a `Hit`.
 * @param matchClass SQL expression of the match class
 */
export const hitSql = (matchClass: string, query: SearchQuery): string => `json_build_object(
  'match_class', ${matchClass},
  ${isSortedByDistance(query.phrase) ? `'center', (SELECT to_json(meant_city) FROM meant_city),` : ''}
  'aliases', ARRAY(SELECT a.alias FROM colleges.college_aliases a WHERE a.college_id = c.id AND a.kind <> 'initials'
                   ORDER BY a.kind, a.position),
  'majors', ARRAY(SELECT m.major FROM colleges.college_majors m WHERE m.college_id = c.id
                  ORDER BY m.major COLLATE "C"))`;
