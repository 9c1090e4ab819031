import type { DirectoryPage, DirectorySearch } from '../../application/people-directory/ports/people-directory';
import { nameSearchPattern } from '../../domain/search-index/search-entries';
import { foldText } from '../../../../shared/domain/fold-text';
import { jsonColumnsSql, studentProfileSchema } from '../profiles/profiles.schema';
import { addParameter, prefixMatchSql, foundAlumniColumnsSql, type SqlStatement } from '../finder/finder-statements';

/** People are counted up to this number. */
const MAX_TOTAL_COUNT = 10_000;

/**
 * Returns the statement for one page of people by ID, with one row more than requested, and the total. It always has at
 * least one row: past the end, the row contains only the total. Only what this viewer can see is searched.
 */
export function directoryStatement(search: DirectorySearch, { limit, offset, after }: DirectoryPage): SqlStatement {
  const values: unknown[] = [];
  const branches = searchBranchesSql(search, values);
  const start = after === undefined ? '' : ` AND e.user_id > ${addParameter(values, after)}`;
  const [limitParameter, offsetParameter] = [addParameter(values, limit + 1), addParameter(values, offset)];
  const counted = branches.map((branch) => `(SELECT count(*) FROM (SELECT ${branch} LIMIT ${MAX_TOTAL_COUNT}) c)`);
  const pagedBranches = branches.map(
    (branch) =>
      `(SELECT e.user_id ${branch}${start} ORDER BY e.user_id LIMIT ${limitParameter}::integer + ${offsetParameter}::integer)`,
  );
  const sql = `
    SELECT found.user_id AS id, least(${counted.join(' + ')}, ${MAX_TOTAL_COUNT})::integer AS total,
      (SELECT to_json(a) FROM (
         SELECT ${foundAlumniColumnsSql()} FROM mentorship.alumni_profiles p JOIN mentorship.finder_entries e USING (user_id)
         WHERE p.user_id = found.user_id) a) AS alumni,
      (SELECT json_build_object(${jsonColumnsSql(studentProfileSchema, 's')}) FROM mentorship.student_profiles s WHERE s.user_id = found.user_id) AS student
    FROM (SELECT) one
    LEFT JOIN (SELECT user_id FROM (${pagedBranches.join(' UNION ALL ')}) those
               ORDER BY user_id LIMIT ${limitParameter} OFFSET ${offsetParameter}) found ON true
    ORDER BY found.user_id`;
  return { sql, values };
}

/** Returns the listed people, then people who are found for another reason; no one is in both. */
function searchBranchesSql(search: DirectorySearch, values: unknown[]): string[] {
  const { role, seesStudents, always, onlyAlways = false } = search;
  const listedRole = seesStudents ? role : 'alumni';
  const includesListed = !onlyAlways && (role === undefined || role === listedRole);
  if (!includesListed && always.length === 0) return [fromDirectorySql(['false'])];

  const common = searchConditionsSql(search, values);
  // PostgreSQL uses a partial index only for literals in the statement, not for parameters.
  const isListed = `e.is_listed${listedRole ? ` AND e.role = '${listedRole}'` : ''}`;
  const listed = fromDirectorySql([isListed, ...common]);
  if (always.length === 0) return [listed];

  const roleConditions = role ? [`e.role = '${role}'`] : [];
  const found = `e.user_id = ANY (${addParameter(values, always)}::integer[])`;
  const unlistedConditions = onlyAlways ? [] : [`NOT (${isListed})`];
  const others = fromDirectorySql([found, 'e.takes_part', ...unlistedConditions, ...roleConditions, ...common]);
  return includesListed ? [listed, others] : [others];
}

const fromDirectorySql = (conditions: readonly string[]): string =>
  `FROM mentorship.people_directory e WHERE ${conditions.join(' AND ')}`;

function searchConditionsSql({ never, name, students = {}, connected }: DirectorySearch, values: unknown[]): string[] {
  const { major, year, state } = students;
  const conditions: string[] = [];
  if (never.length > 0) conditions.push(`e.user_id <> ALL (${addParameter(values, never)}::integer[])`);
  if (name) conditions.push(nameConditionSql(name, values));
  if (major) conditions.push(prefixMatchSql('e.major_words', major, values));
  if (year !== undefined) conditions.push(`e.graduation_year = ${addParameter(values, year)}`);
  if (state !== undefined) {
    conditions.push(
      `e.state = ${addParameter(values, state)} AND e.user_id = ANY (${addParameter(values, connected)}::integer[])`,
    );
  }
  return conditions;
}

/**
 * Returns the condition for a name. Folded text contains only letters, digits and spaces, so it needs no escaping for
 * LIKE.
 */
function nameConditionSql(name: string, values: unknown[]): string {
  const pattern = nameSearchPattern(name);
  return pattern === null ? 'false' : `e.name LIKE ${addParameter(values, `%${pattern}%`)}`;
}

/** Returns the statement for those of `ids` who take part and match the name, sorted by name, one page of them. */
export function idsByNameStatement(ids: readonly number[], name: string, limit: number, offset: number): SqlStatement {
  const values: unknown[] = [ids];
  const where =
    name === ''
      ? ''
      : ` AND ${foldText(name) === '' ? 'false' : `e.name LIKE ${addParameter(values, `%${foldText(name)}%`)}`}`;
  const sql = `
    SELECT e.user_id AS id FROM mentorship.people_directory e
    WHERE e.user_id = ANY ($1::integer[]) AND e.takes_part${where}
    ORDER BY e.name, e.user_id LIMIT ${addParameter(values, limit)} OFFSET ${addParameter(values, offset)}`;
  return { sql, values };
}
