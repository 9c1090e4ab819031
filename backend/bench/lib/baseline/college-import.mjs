/**
 * The baseline of the college import: COPY of the file into a table of text, and INSERT … SELECT into the catalog, in one
 * transaction. PostgreSQL reads the figures, the directory and the medians from it. What needs rules for text, such as
 * names, addresses and the words of the search, is copied as rows that the product calculated before.
 */
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { built } from '../built.mjs';

const { FIGURE_NAMES, getFigureDefinition } = built('contexts/colleges/domain/catalogue/federal/federal-figures.js');
const { updateDirectoryEntries } = built('contexts/colleges/infrastructure/catalogue/directory-index.js');
const { updateFigureMedians } = built('contexts/colleges/infrastructure/catalogue/figure-medians.js');
const { updateTypeStatistics } = built('contexts/colleges/infrastructure/catalogue/derived-data.js');

/** Tables whose rows the product calculated before, each after the tables that it refers to. */
const CALCULATED = ['colleges', 'major_sources', 'college_majors', 'college_aliases', 'search_entries', 'search_words'];
const FROM_SQL = ['federal_figures', 'directory_entries', 'places', 'figure_medians', 'type_medians'];
const FACTS = [
  'predominant_award',
  'test_policy',
  'locale',
  'missions',
  'religious_affiliation',
  'online_only',
  'fafsa_code',
  'cash_monitoring',
  'zip',
  'opeid6',
  'threshold_state',
  'threshold_nation',
];

/** Empties the catalog. */
export async function emptyCatalog(client) {
  await client.query('TRUNCATE colleges.colleges, colleges.search_words, colleges.places RESTART IDENTITY CASCADE');
  await client.query('TRUNCATE colleges.figure_medians, colleges.type_medians, colleges.catalogue_state');
}

/** @returns a hash of the rows of each table that an import fills */
export async function hashCatalog(client) {
  const hashes = {};
  for (const table of [...CALCULATED, ...FROM_SQL, 'type_percentiles']) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS rows, md5(string_agg(md5((to_jsonb(t) - 'updated_at')::text), '' ORDER BY
         (to_jsonb(t) - 'updated_at')::text COLLATE "C")) AS hash FROM colleges.${table} t`,
    );
    hashes[table] = rows[0];
  }
  return hashes;
}

/** Reads the rows that the product has calculated. @returns the text for COPY, by table */
export async function readCalculated(client) {
  const calculated = {};
  for (const table of CALCULATED) {
    const pieces = [];
    for await (const piece of client.query(copyTo(`COPY colleges.${table} TO STDOUT`))) pieces.push(piece);
    calculated[table] = pieces;
  }
  return calculated;
}

/**
 * Imports the file into an empty catalog.
 * @param columns of the file
 * @param calculated from `readCalculated`
 */
export async function importWithSql(client, { file, columns, calculated }) {
  const began = performance.now();
  const db = { query: async (sql, values) => (await client.query(sql, values)).rows };
  await client.query('BEGIN');
  await copyFile(client, file, columns);
  for (const [table, pieces] of Object.entries(calculated)) {
    await client.query(
      `CREATE TEMP TABLE calculated_${table} ON COMMIT DROP AS SELECT * FROM colleges.${table} LIMIT 0`,
    );
    await pipeline(Readable.from(pieces), client.query(copyFrom(`COPY calculated_${table} FROM STDIN`)));
    await client.query(`INSERT INTO colleges.${table} SELECT * FROM calculated_${table}`);
  }
  await client.query(figuresSql(new Set(columns)));
  await client.query('CREATE TEMP TABLE touched ON COMMIT DROP AS SELECT id AS college_id FROM colleges.colleges');
  await client.query('ANALYZE touched');
  await client.query('SELECT colleges.refresh_statistics()');
  await updateDirectoryEntries(db);
  await updateTypeStatistics(db);
  await updateFigureMedians(db);
  await client.query('COMMIT');
  return { ms: performance.now() - began };
}

/** Copies the file into a table of text, and does nothing with it. */
export async function copyOnly(client, { file, columns }) {
  const began = performance.now();
  await client.query('BEGIN');
  await copyFile(client, file, columns);
  await client.query('COMMIT');
  return { ms: performance.now() - began };
}

async function copyFile(client, file, columns) {
  const definitions = columns.map((column) => `"${column}" text`).join(', ');
  await client.query(`CREATE TEMP TABLE raw (${definitions}) ON COMMIT DROP`);
  await pipeline(fs.createReadStream(file), client.query(copyFrom('COPY raw FROM STDIN (FORMAT csv, HEADER)')));
}

const NUMBER = String.raw`'^-?\d+(\.\d+)?([eE][-+]?\d+)?$'`;
const isWithheld = (column) => `"${column}" IN ('PS', 'PrivacySuppressed')`;

/** Returns SQL that fills the table of figures from the copied file. */
function figuresSql(known) {
  const of = (column) => (known.has(column) ? `"${column}"` : 'NULL::text');
  const code = (column) => `CASE WHEN ${of(column)} ~ '^\\d{1,6}$' THEN ${of(column)}::integer END`;
  const flag = (column) => `CASE ${of(column)} WHEN '1' THEN true WHEN '0' THEN false END`;
  const named = (column, names) =>
    `CASE ${of(column)} ${Object.entries(names)
      .map(([value, name]) => `WHEN '${value}' THEN '${name}'`)
      .join(' ')} END`;
  const facts = built('contexts/colleges/domain/catalogue/federal/college-facts.js');
  const missions = ['HBCU', 'PBI', 'HSI', 'TRIBAL', 'AANAPII', 'ANNHI', 'NANTI'].map(
    (column, at) => `CASE WHEN ${of(column)} = '1' THEN '${facts.MISSIONS[at]}' END`,
  );
  const values = {
    predominant_award: named('PREDDEG', facts.PREDOMINANT_AWARDS),
    test_policy: named('ADMCON7', facts.TEST_POLICIES),
    locale: code('LOCALE'),
    missions: `array_remove(ARRAY[${missions.join(', ')}], NULL)`,
    religious_affiliation: code('RELAFFIL'),
    online_only: flag('DISTANCEONLY'),
    fafsa_code: `substring(${of('FEDSCHCD')} from '^[0-9A-Z]{6}$')`,
    cash_monitoring: flag('HCM2'),
    zip: String.raw`substring(${of('ZIP')} from '^\d{5}')`,
    opeid6: String.raw`lpad(substring(${of('OPEID6')} from '^\d{1,6}$'), 6, '0')`,
    threshold_state: code('EARN_THR_STATE'),
    threshold_nation: code('EARN_THR_NAT'),
  };
  const suppressed = [];
  const students = [];
  const ranges = [];
  for (const name of FIGURE_NAMES) {
    const {
      unit,
      columns,
      olderColumns = [],
      studentColumns = [],
      isNeverZero,
      mayBeRange,
    } = getFigureDefinition(name);
    const read = (columns.some((column) => known.has(column)) ? columns : olderColumns).filter((one) => known.has(one));
    const value = firstNumber(read);
    const rounded = unit === 'share' || unit === 'ratio' ? value : `round((${value})::numeric)`;
    const shown = isNeverZero ? `nullif(${rounded}, 0)` : rounded;
    values[name] = unit === 'share' ? `CASE WHEN ${value} BETWEEN 0 AND 1 THEN ${shown} END` : shown;
    suppressed.push(`CASE WHEN ${firstMatch(read, 'true', 'false')} THEN '${name}' END`);
    if (mayBeRange && read.length > 0) ranges.push(`'${name}', ${rangeSql(read[0])}`);
    const counted = studentColumns.filter((column) => known.has(column));
    if (counted.length > 0) students.push(`'${name}', ${firstNumber(counted)}`);
  }
  return `INSERT INTO colleges.federal_figures
      (college_id, ${[...FACTS, ...FIGURE_NAMES].join(', ')}, suppressed, students, ranges)
    SELECT c.id, ${[...FACTS, ...FIGURE_NAMES].map((name) => values[name]).join(', ')},
      array_remove(ARRAY[${suppressed.join(', ')}], NULL), jsonb_strip_nulls(jsonb_build_object(${students.join(', ')})),
      jsonb_strip_nulls(jsonb_build_object(${ranges.join(', ')}))
    FROM raw JOIN colleges.colleges c ON c.ipeds_id = raw."UNITID"::integer`;
}

/** Returns SQL for the ends of a range such as "0.05-0.09" or "<=0.10". */
const rangeSql = (column) => `CASE WHEN "${column}" ~ '^<=' THEN
    jsonb_build_object('from', 0, 'to', substring("${column}" from 3)::float8)
  WHEN "${column}" ~ '\\d-\\d' THEN
    jsonb_build_object('from', split_part("${column}", '-', 1)::float8, 'to', split_part("${column}", '-', 2)::float8) END`;

/** Returns SQL for the number in the first column with one; null if an earlier one is withheld. */
const firstNumber = (columns) => {
  const cases = columns.map(
    (column) => `WHEN ${isWithheld(column)} THEN NULL WHEN "${column}" ~ ${NUMBER} THEN "${column}"::float8`,
  );
  return columns.length === 0 ? 'NULL::float8' : `CASE ${cases.join(' ')} END`;
};
const firstMatch = (columns, withheld, otherwise) => {
  const cases = columns.map(
    (column) => `WHEN ${isWithheld(column)} THEN ${withheld} WHEN "${column}" ~ ${NUMBER} THEN ${otherwise}`,
  );
  return columns.length === 0 ? 'false' : `CASE ${cases.join(' ')} ELSE false END`;
};
