/**
 * Executes statements with sample values, in transactions that are rolled back: some errors of a distributed database
 * don't appear before.
 */
import { describeStatement } from './describe.mjs';
import { createTemporaryTables } from './temporary-tables.mjs';

const SAMPLES = {
  bool: 'true',
  date: '2026-01-01',
  interval: '1 day',
  json: '[]',
  jsonb: '[]',
  timestamptz: '2026-01-01T00:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000001',
  bytea: '\\x00',
};
const DEFAULT_SAMPLE = '1';

/**
 * The statement isn't supported, is wrong, failed without a code, or was sent to a worker without its parameters. Other errors are about the sample values, for example
 * a reference to a missing row.
 */
const UNSUPPORTED = /^(08|0A|42|XX)/;
/** Errors about the sample values: rows that violate a constraint, which can be without a code, and names of tables. */
const ABOUT_SAMPLES = /violates .* constraint|relation "1" does not exist|relation with OID 1$/;

/**
 * @param {object} options
 * @param {import('pg').Client} options.client connected to a migrated database
 * @param {{ place: string, text: string }[]} options.statements of one group; see temporary-tables.mjs
 * @returns {Promise<{ place: string, message: string }[]>}
 */
export async function executeStatements({ client, statements }) {
  await createTemporaryTables(
    client,
    statements.map(({ text }) => text),
  );
  const types = await readTypes(client);
  const errors = new Map();
  for (const { place, text } of statements.filter((one) => readsOrWrites(one.text))) {
    for (const isEmpty of [false, true]) {
      const message = await execute(client, text, (oid) => sampleOf(types.get(oid), isEmpty));
      if (message) errors.set(`${place} ${message}`, { place, message });
    }
  }
  return [...errors.values()];
}

const readsOrWrites = (text) => /^(\s|--.*\n)*(SELECT|INSERT|UPDATE|DELETE|WITH|MERGE)\b/i.test(text);

/** @returns {Promise<string | undefined>} the error, if it's one of the statement */
async function execute(client, text, sample) {
  // The check of the statement reports one that can't be described.
  const description = await describeStatement(client, text).catch(() => undefined);
  if (!description) return undefined;
  await client.query('BEGIN');
  try {
    await client.query({ text, values: description.parameters.map(sample) });
    return undefined;
  } catch (error) {
    const isUnsupported = UNSUPPORTED.test(error.code ?? '') && !ABOUT_SAMPLES.test(error.message);
    return isUnsupported ? `${error.code}: ${error.message}` : undefined;
  } finally {
    await client.query('ROLLBACK');
  }
}

async function readTypes(client) {
  const { rows } = await client.query(
    `SELECT t.oid, t.typname AS name, e.typname AS element
     FROM pg_type t LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'`,
  );
  return new Map(rows.map((row) => [row.oid, row]));
}

function sampleOf({ name, element }, isEmpty) {
  if (!element) return isEmpty ? null : (SAMPLES[name] ?? DEFAULT_SAMPLE);
  return isEmpty ? [] : [SAMPLES[element] ?? DEFAULT_SAMPLE];
}
