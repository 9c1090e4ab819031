/** Checks all statements of a project against a migrated database. */
import { readCatalog } from './catalog.mjs';
import { executeStatements } from './execute.mjs';
import { checkStatement } from './checks/statement.mjs';
import { COORDINATOR_SCHEMAS, shardGroupsOf } from './shard-groups.mjs';
import { openProject, locationOf, sitesOf } from './sites.mjs';
import { StatementResolver } from './statements.mjs';
import { createTemporaryTables, groupOf } from './temporary-tables.mjs';

/**
 * @typedef {object} Report
 * @property {number} sites calls that execute SQL
 * @property {number} statements different statements that were checked
 * @property {number} rowTypes those whose rows have a type
 * @property {{ place: string, message: string }[]} errors
 * @property {{ place: string, message: string }[]} warnings
 * @property {string[]} coordinatorSchemas schemas that aren't distributed
 * @property {{ place: string, groups: string[] }[]} severalGroups statements that use tables of several shard groups
 * @property {{ place: string, reason: string }[]} unresolved calls whose statement isn't known
 */

/**
 * @param {object} options
 * @param {string} options.tsconfig
 * @param {import('pg').Client} options.client connected to a migrated database
 * @param {boolean} [options.executes] whether the statements are executed, too; see execute.mjs
 * @param {string} [options.only] a part of the paths of the files to check
 * @returns {Promise<Report>}
 */
export async function checkProject({ tsconfig, client, executes = false, only = '' }) {
  const project = openProject(tsconfig);
  const sites = sitesOf(project).filter((site) => locationOf(project.root, site).includes(only));
  const resolver = new StatementResolver(project);
  const resolved = sites.map((site) => ({
    site,
    group: groupOf(site.getSourceFile().fileName),
    ...resolver.resolve(site),
  }));
  const report = {
    sites: sites.length,
    statements: 0,
    rowTypes: 0,
    errors: [],
    warnings: [],
    coordinatorSchemas: COORDINATOR_SCHEMAS,
    severalGroups: [],
    unresolved: [],
  };
  for (const group of new Set(resolved.map((one) => one.group))) {
    const members = resolved.filter((one) => one.group === group);
    await createTemporaryTables(
      client,
      members.flatMap(({ found }) => found.map(({ text }) => text)),
    );
    const context = { checker: project.checker, client, catalog: await readCatalog(client) };
    for (const member of members) await checkSite(context, member, locationOf(project.root, member.site), report);
    if (!executes) continue;
    const statements = members.flatMap(({ site, found }) =>
      found
        .filter(({ text }) => !ABOUT_CITUS.test(text))
        .map(({ text }) => ({ place: locationOf(project.root, site), text })),
    );
    report.errors.push(...(await executeStatements({ client, statements })));
  }
  return report;
}

/** Statements about Citus itself, whose tables and functions exist only with the extension. */
const ABOUT_CITUS = /\b(citus|pg_dist)_|_distribut(ed|ing)_table\b|\bcreate_reference_table\b/;

/** Adds the findings about a call to the report; each finding once. */
async function checkSite(context, { found, unresolved }, place, report) {
  const errors = new Set();
  const warnings = new Set();
  for (const statement of found.filter(({ text }) => !ABOUT_CITUS.test(text))) {
    const result = await checkStatement(context, statement);
    report.statements++;
    if (result.hasRowType) report.rowTypes++;
    const groups = shardGroupsOf(statement.text);
    if (groups.length > 1) report.severalGroups.push({ place, groups });
    for (const message of result.errors) errors.add(message);
    for (const message of result.warnings) warnings.add(message);
  }
  report.errors.push(...[...errors].map((message) => ({ place, message })));
  report.warnings.push(...[...warnings].map((message) => ({ place, message })));
  report.unresolved.push(...unresolved.map(({ reason }) => ({ place, reason })));
}
