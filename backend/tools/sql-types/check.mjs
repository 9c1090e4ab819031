/**
 * Compares the row types and parameters of all SQL statements with the database:
 * `node backend/tools/sql-types/check.mjs [part of a path]`. Needs a build, with which it migrates a database of its
 * own; `--database <url>` uses a migrated one, `--execute` executes the statements, too. `--tsconfig <path>` checks another project, `--json` prints the report.
 * Exit code 1 if there is an error.
 */
import '../lib/node-version.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runMain } from '../lib/terminal.mjs';
import { checkProject } from './check-project.mjs';
import { withMigratedDatabase } from './migrated-database.mjs';
import { compareShardGroups } from './shard-groups.mjs';
import { compareWithList } from './unresolved.mjs';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const PRODUCT = path.join(FOLDER, '../../tsconfig.build.json');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    tsconfig: { type: 'string' },
    json: { type: 'boolean' },
    execute: { type: 'boolean' },
  },
});

/** @returns {Promise<number>} exit code */
async function check(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = Date.now();
  const only = positionals[0];
  const report = await checkProject({
    tsconfig: options.tsconfig ?? PRODUCT,
    client,
    executes: options.execute,
    only,
  }).finally(() => client.end());
  // The list is about the whole product.
  if (!options.tsconfig && !only)
    report.errors.push(
      ...compareWithList(report.unresolved, path.join(FOLDER, 'unresolved.json')),
      ...compareShardGroups(report.severalGroups, path.join(FOLDER, 'shard-groups.json')),
    );
  if (options.json) process.stdout.write(JSON.stringify(report));
  else print(report, Date.now() - began);
  return report.errors.length > 0 ? 1 : 0;
}

function print(report, duration) {
  for (const { place, reason } of report.unresolved) console.log(`${place} unknown: ${reason}`);
  for (const { place, message } of report.warnings) console.log(`${place} warning: ${message}`);
  for (const { place, message } of report.errors) console.log(`${place} error: ${message}`);
  console.log(
    `${report.sites} calls, ${report.statements} statements, ${report.rowTypes} with a row type: ` +
      `${report.errors.length} errors, ${report.warnings.length} warnings, ${report.unresolved.length} unknown, ` +
      `in ${Math.round(duration / 1000)} s`,
  );
}

await runMain(() => (options.database ? check(options.database) : withMigratedDatabase(check)));
