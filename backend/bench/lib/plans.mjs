/** The query plans of a benchmark's statements, committed so that changes are visible. */
import fs from 'node:fs';
import { inProject } from '../../tools/lib/paths.mjs';
import { productWithoutFramework } from './baseline/product.mjs';
import { withClient } from './data/catalogues.mjs';
import { requirePositive } from './plausible.mjs';
import { isTiny } from './size.mjs';

/**
 * Writes PostgreSQL's plan of each call to `bench/plans/{name}.txt`, and notes calls that scan a whole growing table. A
 * tiny run only makes the plans: on a small table, they are others.
 *
 * @template Calls
 * @param {{ settings: Record<string, string>, name: string, growing: RegExp, terminal:
 *   import('../../tools/lib/terminal.mjs').Terminal }} how
 * @param {(product: import('./baseline/product.mjs').Product) => Calls} openCalls
 * @param {(calls: Calls) => Record<string, () => Promise<unknown>>} callsByName
 */
export async function writePlans({ settings, name, growing, terminal }, openCalls, callsByName) {
  const statements = [];
  const product = await productWithoutFramework(settings.DATABASE_URL, (statement) => statements.push(statement));
  const found = [];
  try {
    for (const [call, run] of Object.entries(callsByName(openCalls(product)))) {
      statements.length = 0;
      await run();
      requirePositive(`The number of statements of “${call}”`, statements.length);
      found.push({ name: call, statements: [...statements] });
    }
  } finally {
    await product.close();
  }
  const note = isTiny ? () => undefined : terminal.note;
  const plans = await withClient(settings, async (client) => {
    const all = [];
    for (const one of found) all.push(await planOf(client, one, growing, note));
    return all;
  });
  if (!isTiny) fs.writeFileSync(inProject('backend', 'bench', 'plans', `${name}.txt`), `${plans.join('\n\n')}\n`);
}

async function planOf(client, { name, statements }, growing, note) {
  const plans = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query(`EXPLAIN (COSTS OFF) ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (growing.test(plan)) note(`“${name}” reads all of a growing table.`);
    if (!/^Result\b/.test(plan) && !plans.includes(plan)) plans.push(plan);
  }
  return `# ${name}\n${plans.join('\n--\n')}`;
}
