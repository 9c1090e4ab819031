/** Benchmark of the college import: its time compared with the same import by SQL alone, and its memory. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../tools/lib/paths.mjs';
import { copyOnly, emptyCatalog, hashCatalog, importWithSql, readCalculated } from './lib/baseline/college-import.mjs';
import { withClient } from './lib/data/catalogues.mjs';
import { writeOfficialFile } from './lib/data/official-file.mjs';
import { makeOwnDatabase } from './lib/databases.mjs';
import { requirePositive } from './lib/plausible.mjs';
import { allInTurns, ratio } from './lib/rounds.mjs';

const RELEASE = '2025-05-19';
const MEGABYTE = 1024 * 1024;

/** @param {{ terminal: import('../tools/lib/terminal.mjs').Terminal, databaseUrl: string }} context */
export async function measure({ terminal, databaseUrl }) {
  const made = await makeOwnDatabase(databaseUrl, 'import');
  try {
    const file = await writeOfficialFile(made.settings.DATA_DIR, terminal);
    return await withClient(made.settings, async (client) => {
      const imported = () => importInProcess(file.path, made.settings);
      const onEmpty = (act) => async () => {
        await emptyCatalog(client);
        return act();
      };
      terminal.step('Measuring', `${file.rows} rows`);
      await onEmpty(imported)();
      const again = await imported();
      assert.equal(again.changed + again.added, 0, 'Importing the same file again changes the catalog');
      const ours = await hashCatalog(client);
      requirePositive('The number of colleges', ours.colleges.rows);
      const source = { file: file.path, columns: file.columns, calculated: await readCalculated(client) };
      await onEmpty(() => importWithSql(client, source))();
      assert.deepEqual(await hashCatalog(client), ours, 'The baseline stores other rows than the product');

      const rounds = await allInTurns([
        onEmpty(imported),
        onEmpty(() => importWithSql(client, source)),
        () => copyOnly(client, source),
      ]);
      const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
      const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
      const perSecond = (ms) => Math.round((1_000 * file.rows) / ms).toLocaleString('en-US');
      const time = median(rounds.map(([{ ms }]) => ms));
      return {
        title: 'College import',
        intro: [
          `The import of the official file (${file.rows.toLocaleString('en-US')} rows, ${file.columns.length} columns) into an empty catalog is measured from its start`,
          'to its commit: reading, figures, search, directory and medians. The baseline is COPY of the same file into a table',
          'of text, and INSERT … SELECT into the same tables with the same indexes, in one transaction. PostgreSQL reads the',
          'figures and calculates the directory and the medians from it; rows with names, addresses, majors and words of the',
          'search are copied as the product calculated them before. Both store the same rows. “COPY alone” is COPY of the',
          'file into a table of text, which no page can read yet. Memory is the peak of the whole process.',
        ],
        columns: [
          'rows',
          'speed vs. baseline',
          'speed vs. COPY alone',
          'time',
          'rows per second',
          'again, unchanged',
          'memory',
        ],
        rows: [
          [
            file.rows.toLocaleString('en-US'),
            ratio(
              rounds.map(([one, other]) => [one, other]),
              ({ ms }) => 1 / ms,
            ),
            ratio(
              rounds.map(([one, , copied]) => [one, copied]),
              ({ ms }) => 1 / ms,
            ),
            seconds(time),
            perSecond(time),
            seconds(again.ms),
            `${median(rounds.map(([{ memory }]) => memory / MEGABYTE)).toFixed(0)} MiB`,
          ],
        ],
      };
    });
  } finally {
    await made.drop();
  }
}

/** Imports the file in a process of its own, as the command does. */
async function importInProcess(file, settings) {
  const child = fork(inProject('backend/bench/lib/college-import-process.mjs'), [file, RELEASE], {
    env: { ...process.env, ...settings },
  });
  const ended = once(child, 'exit');
  const [result] = await Promise.race([once(child, 'message'), ended]);
  await ended;
  if (typeof result !== 'object' || result === null) throw new Error(`The import ended with exit code ${result}`);
  return result;
}
