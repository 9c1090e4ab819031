/**
 * Statements that use tables of several shard groups, in shard-groups.json. With Citus, each schema can be on another
 * server, so such a statement moves rows between servers, or fails.
 */
import fs from 'node:fs';
import { parseSync } from 'libpg-query';

/** Schemas that aren't distributed; src/composition/database.ts says why. A test compares them. */
export const COORDINATOR_SCHEMAS = ['colleges', 'jobs', 'platform'];
/** The group of these schemas and of temporary tables, which are on the server that the connection leads to. */
const COORDINATOR = 'coordinator';

/**
 * @param {string} text one or more statements; libpg-query must be loaded
 * @returns {string[]} the groups of the tables that a statement uses, sorted: schemas, or the coordinator; those of the
 *   first statement with several, otherwise of the first one
 */
export function shardGroupsOf(text) {
  const groups = parse(text).map((statement) => [...new Set(tablesIn(statement).map(groupOf))].filter(Boolean).sort());
  return groups.find(({ length }) => length > 1) ?? groups[0] ?? [];
}

function parse(text) {
  try {
    return parseSync(text).stmts ?? [];
  } catch {
    // The check of the statement reports the syntax error.
    return [];
  }
}

/** Names of tables, views and sequences after FROM, INTO and so on; not those of subqueries in WITH. */
function tablesIn(statement) {
  const tables = [];
  const subqueries = new Set();
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      // FOR UPDATE OF names tables by their aliases.
      if (key === 'lockedRels') continue;
      if (key === 'RangeVar' || key === 'relation') tables.push(child);
      if (key === 'CommonTableExpr') subqueries.add(child.ctename);
      visit(child);
    }
  };
  visit(statement);
  return tables.filter(({ relname, schemaname }) => relname && (schemaname || !subqueries.has(relname)));
}

function groupOf({ schemaname, relname }) {
  if (!schemaname) return relname.startsWith('pg_') ? undefined : COORDINATOR;
  if (['pg_catalog', 'information_schema'].includes(schemaname)) return undefined;
  return [...COORDINATOR_SCHEMAS, 'public'].includes(schemaname) ? COORDINATOR : schemaname;
}

/**
 * @param {{ place: string, groups: string[] }[]} statements those with several groups
 * @param {string} listPath
 * @returns {{ place: string, message: string }[]} statements that aren't listed, and entries without such a statement
 */
export function compareShardGroups(statements, listPath) {
  const listed = JSON.parse(fs.readFileSync(listPath, 'utf8'));
  const fileOf = ({ place }) => place.slice(0, place.lastIndexOf(':'));
  const matches = (entry, one) => entry.file === fileOf(one) && entry.groups.join() === one.groups.join();
  const unlisted = statements.filter((one) => !listed.some((entry) => matches(entry, one)));
  const obsolete = listed.filter((entry) => !statements.some((one) => matches(entry, one)));
  return [
    ...unlisted.map(({ place, groups }) => ({
      place,
      message: `the statement uses several shard groups (${groups.join(', ')}): read them separately, or add it to shard-groups.json`,
    })),
    ...obsolete.map(({ file, groups }) => ({
      place: file,
      message: `no statement uses the shard groups ${groups.join(', ')} any more: remove them from shard-groups.json`,
    })),
  ];
}
