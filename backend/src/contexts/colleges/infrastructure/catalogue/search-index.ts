import type { QueryRunner } from 'typeorm';
import { isBranch } from '../../domain/catalogue/federal-college';
import { toAliasKey } from '../../domain/search/normal-text';
import { placeLabels } from '../../domain/catalogue/places';
import { type SearchableCollege, buildSearchDocument } from '../../domain/search/search-document';
import { collegeAliases } from './college-aliases';

/** Limits the memory of an import. */
const BATCH_SIZE = 400;
/** Ranks every branch below all main campuses, however large it is. */
const BRANCH_PENALTY = 1_000_000_000;

/** Columns of the search entries, each a list of words. */
const WORD_LIST_COLUMNS = ['names', 'place', 'names_and_place', 'everything', 'nicknames', 'kinds'] as const;
/** The other columns, with their types. */
const PLAIN_COLUMNS = {
  name: 'text',
  state: 'text',
  standing: 'integer',
  town: 'text',
  latitude: 'float8',
  longitude: 'float8',
} as const;

interface IndexedCollege extends SearchableCollege {
  readonly id: number;
  readonly ipedsId: number;
  readonly enrollment: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Keys of the curated aliases. */
  readonly nicknames: readonly string[];
}

/** Writes the curated aliases to the colleges in the catalog. */
export async function mergeCuratedAliases(db: QueryRunner): Promise<void> {
  const curatedAliases = collegeAliases.flatMap(([ipedsId, ...aliases]) =>
    aliases.map((alias, position) => ({ ipeds_id: ipedsId, key: toAliasKey(alias), alias, position })),
  );
  await db.query(
    replaceAliasesSql(
      'curated',
      `SELECT c.id AS college_id, w.key, w.alias, w.position
       FROM json_to_recordset($1::json) AS w (ipeds_id integer, key text, alias text, position smallint)
       JOIN colleges.colleges c USING (ipeds_id)`,
      'SELECT id FROM colleges.colleges',
    ),
    [JSON.stringify(curatedAliases)],
  );
}

/** Rewrites the search entries of the colleges in `touched`, and the list of searchable words. */
export async function updateSearchEntries(db: QueryRunner): Promise<void> {
  await db.query(
    `DELETE FROM colleges.search_entries e USING touched t, colleges.colleges c
     WHERE e.college_id = t.college_id AND c.id = t.college_id AND NOT c.operating`,
  );
  for (let after = 0; ;) {
    const colleges = await listChangedColleges(db, after);
    if (colleges.length === 0) break;
    await saveSearchEntries(db, colleges);
    after = colleges.at(-1)!.id;
  }
  await replaceSearchWords(db);
}

function listChangedColleges(db: QueryRunner, after: number): Promise<IndexedCollege[]> {
  return db.query(
    `SELECT c.id, c.ipeds_id AS "ipedsId", c.name, c.city, c.state, c.enrollment,
       c.type, c.level, c.traits, f.religious_affiliation AS "religiousAffiliation", c.latitude::float8 AS latitude, c.longitude::float8 AS longitude,
       ARRAY(SELECT a.alias FROM colleges.college_aliases a
             WHERE a.college_id = c.id AND a.kind <> 'initials' ORDER BY a.kind, a.position) AS aliases,
       ARRAY(SELECT a.key FROM colleges.college_aliases a
             WHERE a.college_id = c.id AND a.kind = 'curated') AS nicknames,
       ARRAY(SELECT m.major FROM colleges.college_majors m WHERE m.college_id = c.id) AS majors,
       ARRAY(SELECT unnest(s.unknown) FROM colleges.major_sources s WHERE s.college_id = c.id) AS "unknownMajors"
     FROM touched t JOIN colleges.colleges c ON c.id = t.college_id
     LEFT JOIN colleges.federal_figures f ON f.college_id = c.id
     WHERE c.id > $1 AND c.operating ORDER BY c.id LIMIT ${BATCH_SIZE}`,
    [after],
  ) as Promise<IndexedCollege[]>;
}

async function saveSearchEntries(db: QueryRunner, colleges: readonly IndexedCollege[]): Promise<void> {
  const entries = colleges.map((college) => {
    const { name, nameWords, aliasWords, placeWords, majorWords, kinds, shortNames } = buildSearchDocument(college);
    const names = unique([...nameWords, ...aliasWords]);
    return {
      college_id: college.id,
      name,
      state: college.state,
      standing: (college.enrollment ?? -1) - (isBranch(college.ipedsId) ? BRANCH_PENALTY : 0),
      town: placeLabels(college.city, college.state)[0],
      latitude: college.latitude,
      longitude: college.longitude,
      also_called: shortNames,
      names,
      place: placeWords,
      names_and_place: unique([...names, ...placeWords]),
      everything: unique([...names, ...placeWords, ...majorWords]),
      nicknames: unique(college.nicknames),
      kinds,
    };
  });
  const columns = Object.keys(PLAIN_COLUMNS);
  await db.query(
    `INSERT INTO colleges.search_entries (college_id, ${columns.join(', ')}, ${WORD_LIST_COLUMNS.join(', ')})
     SELECT e.college_id, ${columns.map((column) => `e.${column}`).join(', ')},
       ${WORD_LIST_COLUMNS.map((list) => `array_to_tsvector(e.${list})`).join(', ')}
     FROM json_to_recordset($1::json) AS e (college_id integer,
       ${Object.entries(PLAIN_COLUMNS)
         .map(([column, type]) => `${column} ${type}`)
         .join(', ')},
       ${WORD_LIST_COLUMNS.map((list) => `${list} text[]`).join(', ')})
     ON CONFLICT (college_id) DO UPDATE SET
       ${[...columns, ...WORD_LIST_COLUMNS].map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(entries)],
  );
  await db.query(`DELETE FROM colleges.college_aliases WHERE kind = 'initials' AND college_id = ANY ($1)`, [
    colleges.map(({ id }) => id),
  ]);
  await db.query(
    `INSERT INTO colleges.college_aliases (college_id, kind, key, alias, position)
     SELECT e.college_id, 'initials', i.key, upper(i.key), i.position
     FROM json_to_recordset($1::json) AS e (college_id integer, also_called jsonb),
       jsonb_array_elements_text(e.also_called) WITH ORDINALITY AS i (key, position)`,
    [JSON.stringify(entries)],
  );
}

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** The number of students at the colleges with a word decides which of two similar words was meant. */
async function replaceSearchWords(db: QueryRunner): Promise<void> {
  await db.query(
    `CREATE TEMP TABLE used ON COMMIT DROP AS
       SELECT lexeme AS word, sum(greatest(e.standing, 0)) AS students
       FROM colleges.search_entries e, unnest(e.everything) GROUP BY lexeme`,
  );
  await db.query('DELETE FROM colleges.search_words w WHERE NOT EXISTS (SELECT FROM used u WHERE u.word = w.word)');
  await db.query(
    `INSERT INTO colleges.search_words AS w SELECT word, students FROM used
     ON CONFLICT (word) DO UPDATE SET students = excluded.students WHERE w.students <> excluded.students`,
  );
}

/**
 * Returns SQL that replaces the aliases of `kind` of the colleges selected by `whose` with `wanted` (college_id, key,
 * alias, position), and adds the colleges whose aliases changed to `touched`.
 */
export const replaceAliasesSql = (kind: 'curated' | 'federal', aliasesSql: string, collegeIdsSql: string): string => `
  WITH wanted AS (SELECT DISTINCT ON (college_id, key) * FROM (${aliasesSql}) w ORDER BY college_id, key, position),
  removed AS (
    DELETE FROM colleges.college_aliases a
    WHERE a.kind = '${kind}' AND a.college_id IN (${collegeIdsSql})
      AND NOT EXISTS (SELECT FROM wanted w WHERE w.college_id = a.college_id AND w.key = a.key)
    RETURNING a.college_id),
  written AS (
    INSERT INTO colleges.college_aliases AS known (college_id, kind, key, alias, position)
    SELECT college_id, '${kind}', key, alias, position FROM wanted
    ON CONFLICT (college_id, kind, key) DO UPDATE SET alias = excluded.alias, position = excluded.position
      WHERE (known.alias, known.position) <> (excluded.alias, excluded.position)
    RETURNING known.college_id)
  INSERT INTO touched SELECT college_id FROM removed UNION SELECT college_id FROM written ON CONFLICT DO NOTHING`;
