/** Catalogs to measure on: the current one, and one a hundred times as large. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inProject, ROOT } from '../../../tools/lib/paths.mjs';
import { runCommand, startServer } from '../servers.mjs';
import { isTiny, size } from '../size.mjs';

export const GROWTH = size(100, 2);
const OFFICIAL = path.join(
  process.env.GRADSPAN_REFERENCE_DATA ?? path.resolve(ROOT, '..', 'shared', 'data'),
  'scorecard-institutions.csv',
);

/** Copies of colleges have higher IDs than all colleges. */
const FIRST_COPY = 1_000_000;

/** Imports the official file if it exists, otherwise the starter table; a tiny run always takes the starter table. */
export async function fill({ settings }, terminal) {
  if (!isTiny && fs.existsSync(OFFICIAL)) {
    terminal.step('Importing', OFFICIAL);
    runCommand(['import-colleges', OFFICIAL], settings);
  } else {
    if (!isTiny) {
      terminal.note(
        'There is no official file beside the project (GRADSPAN_REFERENCE_DATA): measuring the starter table.',
      );
    }
    await (await startServer(inProject('backend/dist/main.js'), settings)).stop();
  }
  return withClient(settings, async (client) => {
    await client.query('VACUUM ANALYZE');
    return (await client.query('SELECT count(*)::int AS rows FROM colleges.search_entries')).rows[0].rows;
  });
}

/** Tables with copies, and their column with the college. */
const WITH_COPIES = [
  ['directory_entries', 'college_id'],
  ['search_entries', 'college_id'],
  ['colleges', 'id'],
];

/** Adds copies of the existing colleges, each with a name that starts with another word of the catalog. */
export function multiply({ settings }, terminal) {
  terminal.step('Growing', `to ${GROWTH} times the colleges`);
  return withClient(settings, async (client) => {
    for (const [table, key] of WITH_COPIES)
      await client.query(`DELETE FROM colleges.${table} WHERE ${key} >= ${FIRST_COPY}`);
    await client.query('SELECT setseed(0.5)');
    const many = `FROM colleges.search_entries e JOIN colleges.colleges c ON c.id = e.college_id,
      generate_series(1, ${GROWTH - 1}) AS copy`;
    await client.query(`CREATE TEMP TABLE words AS SELECT row_number() OVER () AS n, word FROM colleges.search_words`);
    await client.query(`CREATE TEMP TABLE copies AS
      SELECT e.college_id + ${FIRST_COPY} * copy AS id, e.*, c.type, c.level,
        1 + floor(random() * (SELECT count(*) FROM words))::int AS n ${many}`);
    await client.query(`INSERT INTO colleges.colleges (id, ipeds_id, name, city, state, type, level, federal)
      SELECT id, row_number() OVER () + 200000000, name, 'Anywhere', state, type, level, '{}' FROM copies`);
    await client.query(`INSERT INTO colleges.search_entries
        (college_id, name, state, names, place, names_and_place, everything, standing, kinds, nicknames, town, latitude,
         longitude)
      SELECT id, word || coalesce(substring(name from ' .*'), ''), state, ts_delete(names, first) || letters,
        place, ts_delete(names_and_place, first) || letters, ts_delete(everything, first) || letters, standing,
        kinds, nicknames, town, latitude, longitude
      FROM copies JOIN words USING (n), split_part(name, ' ', 1) AS first, array_to_tsvector(ARRAY[word::text]) AS letters`);
    const figures = 'net_price, retention, earnings, debt, settings, tests, missions';
    await client.query(`INSERT INTO colleges.directory_entries
        (college_id, name, sort_name, state, type, short, majors, tuition, acceptance, enrollment, graduation, latitude,
         longitude, ${figures})
      SELECT copies.id, word || coalesce(substring(d.name from ' .*'), ''), word || coalesce(substring(d.sort_name from ' .*'), ''),
        d.state, d.type, d.short, d.majors, d.tuition, d.acceptance, d.enrollment, d.graduation, d.latitude, d.longitude,
        ${figures}
      FROM copies JOIN words USING (n) JOIN colleges.directory_entries d USING (college_id)`);
    await client.query('VACUUM ANALYZE');
  });
}

export async function withClient({ DATABASE_URL }, work) {
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
