/** The query plans of a benchmark's statements, committed so that changes are visible. */
import fs from 'node:fs';
import { inProject } from '../../tools/lib/paths.mjs';
import { withClient } from './catalogues.mjs';

/**
 * Writes PostgreSQL's plan of each call to `bench/plans/{name}.txt`, and notes calls that scan a whole growing table.
 *
 * @template {{ close(): Promise<void> }} Calls
 * @param {{ settings: Record<string, string>, name: string, growing: RegExp, terminal:
 *   import('../../tools/lib/terminal.mjs').Terminal }} how
 * @param {(databaseUrl: string, onStatement: (statement: import('./product-without-framework.mjs').Statement) => void)
 *   => Promise<Calls>} openCalls
 * @param {(calls: Calls) => Record<string, () => Promise<unknown>>} callsByName
 */
export async function writePlans({ settings, name, growing, terminal }, openCalls, callsByName) {
  const heard = [];
  const calls = await openCalls(settings.DATABASE_URL, (statement) => heard.push(statement));
  const found = [];
  try {
    for (const [called, ask] of Object.entries(callsByName(calls))) {
      heard.length = 0;
      await ask();
      found.push({ name: called, statements: [...heard] });
    }
  } finally {
    await calls.close();
  }
  const plans = await withClient(settings, async (client) => {
    const all = [];
    for (const one of found) all.push(await planOf(client, one, growing, terminal));
    return all;
  });
  fs.writeFileSync(inProject('backend', 'bench', 'plans', `${name}.txt`), `${plans.join('\n\n')}\n`);
}

async function planOf(client, { name, statements }, growing, terminal) {
  const plans = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query(`EXPLAIN (COSTS OFF) ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (growing.test(plan)) terminal.note(`“${name}” reads all of a growing table.`);
    if (!/^Result\b/.test(plan) && !plans.includes(plan)) plans.push(plan);
  }
  return `# ${name}\n${plans.join('\n--\n')}`;
}
