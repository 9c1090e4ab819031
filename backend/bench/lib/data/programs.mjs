/** Programs to measure on. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { runCommand } from '../servers.mjs';
import { isTiny } from '../size.mjs';
import { withClient } from './catalogues.mjs';

const OFFICIAL = path.join(
  process.env.GRADSPAN_REFERENCE_DATA ?? path.resolve(ROOT, '..', 'shared', 'data'),
  'fields-of-study-2026-06.csv.bz2',
);

/**
 * Imports the official file if it exists, otherwise computes programs of the colleges; a tiny run always computes them.
 * @returns {Promise<number>} the number of programs
 */
export async function fillWithPrograms({ settings }, terminal) {
  if (!isTiny && fs.existsSync(OFFICIAL)) {
    terminal.step('Importing', OFFICIAL);
    runCommand(['import-programs', OFFICIAL], settings);
  } else {
    await withClient(settings, compute);
  }
  return withClient(settings, async (client) => {
    await client.query('VACUUM ANALYZE');
    return (await client.query('SELECT count(*)::int AS programs FROM colleges.programs')).rows[0].programs;
  });
}

/** Adds the same fields and levels to every college; every fourth program has no figures. */
async function compute(client) {
  await client.query(`
    INSERT INTO colleges.programs (college_id, cip, credlev, opeid6, awards, earnings_4_years, debt, suppressed, students)
    SELECT c.id, f.cip, l.credlev, '', c.id % 97, CASE WHEN c.id % 4 > 0 THEN 20000 + c.id * 7919 % 60000 END,
      CASE WHEN c.id % 4 > 0 THEN 5000 + c.id * 31 % 20000 END, '{}', '{}'
    FROM colleges.colleges c, unnest('{5202,5138,1107,2401,4506}'::text[]) AS f (cip), unnest('{2,3,5}'::int[]) AS l (credlev)
    WHERE c.operating ORDER BY f.cip, l.credlev, c.id
    -- Another section of the same run may have added them.
    ON CONFLICT DO NOTHING`);
  await client.query(`
    INSERT INTO colleges.program_fields (cip, title, colleges, programs)
    SELECT cip, 'Field ' || cip, count(DISTINCT college_id), count(*) FROM colleges.programs GROUP BY cip
    ON CONFLICT DO NOTHING`);
}
