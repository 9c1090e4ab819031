import type { SearchQuery, SearchWord } from '../../domain/search/search-query';
import { isNear, type PhraseAnswers, phraseAnswers, type Stage } from './search-phrase-sql';
import type { Parameters } from './statement';

/** What answers a search, as parts of a statement. */
export interface Answers {
  /** WITH-clauses: `called` (college_id, rank, standing), the colleges that are called so, and what it or a stage reads. */
  readonly tables: readonly string[];
  /** Condition on `e`, a search entry, that holds wherever one of a stage does. */
  readonly anywhere: string;
  /** The classes one by one, best first. To be called once, and only where they are used: they add parameters. */
  stages(): readonly Stage[];
}

/** @param allowed a further condition on `e`, with `AND` before it */
export function answersTo(query: SearchQuery, parameters: Parameters, allowed = ''): Answers {
  const called = `
      SELECT e.college_id, min(CASE WHEN a.kind = 'curated' THEN 0 ELSE 1 END) AS rank, e.standing
      FROM (SELECT college_id, kind FROM colleges.college_aliases WHERE key = ${parameters.add(query.key)}
            UNION ALL
            SELECT college_id, 'curated' FROM colleges.search_entries WHERE name = ${parameters.add(query.name)}
            ${calledInState(query, parameters)}) a
      JOIN colleges.search_entries e USING (college_id)
      WHERE ${query.placeOnly ? 'false' : query.stateCode || query.phrase?.cityOnly ? `a.kind = 'curated'` : 'true'} ${allowed}
      GROUP BY e.college_id, e.standing`;
  const { looked, checked } = byCost(query.words);
  const lookedFor = parameters.add(tsquery(looked));
  const checkedFor = checked.length > 0 ? parameters.add(tsquery(checked)) : null;
  // An expression is no column: the index is not asked for it.
  const matches: Matches = (list) =>
    `(e.${list} @@ ${lookedFor}::tsquery${checkedFor ? ` AND (e.${list} || '') @@ ${checkedFor}::tsquery` : ''})`;
  const phrase = query.phrase && phraseAnswers(query.phrase, parameters);
  const nickname = query.key.length > 1 && !query.placeOnly ? nicknamed(query.key, parameters) : null;
  const anywhere = [matches(query.placeOnly ? 'place' : 'everything'), nickname, phrase?.anywhere];
  return {
    tables: [...(phrase?.table ? [phrase.table] : []), `called AS MATERIALIZED (${called})`],
    anywhere: `(${anywhere.filter(Boolean).join(' OR ')})`,
    stages: () => stagesOf(query, parameters, { matches, phrase, nickname }),
  };
}

/** Whose nickname begins so, spaces or not. */
const nicknamed = (key: string, parameters: Parameters): string =>
  `e.nicknames @@ ${parameters.add(`'${key}':*`)}::tsquery`;

/** Who is called so in the state that was named: "Miami Ohio" is no more than "Miami", elsewhere. */
function calledInState({ inState }: SearchQuery, parameters: Parameters): string {
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

/** Whether all the words are in a list of an entry's words, as SQL on `e`. */
type Matches = (list: 'names' | 'place' | 'names_and_place' | 'everything') => string;

interface StageConditions {
  readonly matches: Matches;
  readonly phrase: PhraseAnswers | null;
  readonly nickname: string | null;
}

function stagesOf(query: SearchQuery, parameters: Parameters, { matches, phrase, nickname }: StageConditions): Stage[] {
  const asked = phrase?.stages ?? [];
  if (query.placeOnly) return [...asked, { matchClass: 'place', matches: matches('place') }];
  const inState = (code: string): Stage => ({ matchClass: 'state', matches: `e.state = ${parameters.add(code)}` });
  return [
    ...(query.phrase?.cityOnly ? asked : []),
    ...(query.stateCode ? [inState(query.stateCode)] : []),
    ...(nickname ? [{ matchClass: 'nickname', matches: nickname } as const] : []),
    { matchClass: 'name', matches: `e.name LIKE ${parameters.add(`${query.name}%`)}` },
    ...(query.phrase?.kindFirst ? asked.slice(0, 1) : []),
    { matchClass: 'word', matches: matches('names') },
    { matchClass: 'place', matches: matches('names_and_place') },
    ...(query.phrase?.cityOnly ? [] : asked.slice(query.phrase?.kindFirst ? 1 : 0)),
    { matchClass: 'major', matches: matches('everything') },
  ];
}

/** A letter or two begin half the words of the index: beside longer words they are only checked, row by row. */
function byCost(words: readonly SearchWord[]): { looked: readonly SearchWord[]; checked: readonly SearchWord[] } {
  const checked = words.filter(({ text, whole }) => text.length <= 2 && !whole);
  const looked = words.filter((word) => !checked.includes(word));
  return looked.length > 0 ? { looked, checked } : { looked: words, checked: [] };
}

/** The words hold letters and digits only. */
const tsquery = (words: readonly SearchWord[]): string =>
  words.map(({ text, whole }) => `'${text}'${whole ? '' : ':*'}`).join(' & ');

/**
 * A WITH-clause `found` (college_id, match_class, rank, standing) of the best answers. Its stages are run one after the
 * other, best class first, and only until there are enough rows: a stage leaves out what the stages before it have found.
 *
 * @param answers its tables are WITH-clauses before this one
 * @param enough how many rows, as a parameter of the statement
 * @param allowed a further condition on `e`, with `AND` before it
 */
export function bestAnswers(answers: Answers, enough: string, allowed = ''): string {
  const stages = answers.stages();
  const branches = stages.map(({ matchClass, matches, order = 'e.standing' }, at) => {
    // Where coordinates are missing a condition is neither true nor false.
    const earlier = stages.slice(0, at).map((stage) => `AND (${stage.matches}) IS NOT TRUE`);
    return `(SELECT e.college_id, '${matchClass}' AS match_class, ${at + 2} AS rank, ${order} AS standing
      FROM colleges.search_entries e WHERE ${matches} ${earlier.join(' ')}
        AND e.college_id NOT IN (SELECT college_id FROM called) ${allowed}
      ORDER BY ${order} DESC, e.college_id LIMIT ${enough})`;
  });
  return `found AS (
      SELECT * FROM (
        (SELECT college_id, CASE rank WHEN 0 THEN 'alias' ELSE 'initials' END AS match_class, rank, standing
         FROM called ORDER BY rank, standing DESC, college_id LIMIT ${enough})
        UNION ALL ${branches.join(' UNION ALL ')}
      ) stages LIMIT ${enough})`;
}

/** How many answers there are, counted no further than `most`. */
export const countOfAnswers = ({ anywhere }: Answers, most: number, allowed = ''): string => `
  (SELECT count(*) FROM called) + (SELECT count(*) FROM (
    SELECT FROM colleges.search_entries e WHERE ${anywhere}
      AND e.college_id NOT IN (SELECT college_id FROM called) ${allowed} LIMIT ${most}) counted)`;

/** WITH-clauses for the ids of everything that answers, best or not: `answers`, beside what is `called` so. */
export const idsOf = ({ tables, anywhere }: Answers): string[] => [
  ...tables,
  `answers AS MATERIALIZED (SELECT college_id FROM called UNION
    SELECT e.college_id FROM colleges.search_entries e WHERE ${anywhere})`,
];

/** The match class of a college `c` with its search entry `e`, beside `idsOf`. */
export const classOf = (answers: Answers): string => `
  CASE WHEN c.id IN (SELECT college_id FROM called WHERE rank = 0) THEN 'alias'
    WHEN c.id IN (SELECT college_id FROM called) THEN 'initials'
    ${answers
      .stages()
      .map(({ matchClass, matches }) => `WHEN ${matches} THEN '${matchClass}'`)
      .join(' ')} END`;

/** What `explainMatch` needs to know of a college `c`, as the columns of a `Hit`; the class is an SQL expression. */
export const hitOf = (matchClass: string, query: SearchQuery): string => `json_build_object(
  'match_class', ${matchClass},
  ${isNear(query.phrase) ? `'center', (SELECT to_json(meant_city) FROM meant_city),` : ''}
  'aliases', ARRAY(SELECT a.alias FROM colleges.college_aliases a WHERE a.college_id = c.id AND a.kind <> 'initials'
                   ORDER BY a.kind, a.position),
  'majors', ARRAY(SELECT m.major FROM colleges.college_majors m WHERE m.college_id = c.id))`;
