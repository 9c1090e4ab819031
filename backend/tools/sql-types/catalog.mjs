/** Tables, columns, types and functions of the database. */

const COLUMNS = `
  SELECT c.oid::integer AS table, n.nspname AS schema, c.relname AS name, a.attname AS column, a.attnum AS number,
    a.attnotnull AS "notNull", a.atttypid::integer AS type, a.attidentity <> '' OR a.atthasdef AS "hasDefault"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.oid, a.attnum`;

const CHECKS = `
  SELECT k.conrelid::integer AS table, k.conkey[1] AS number, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k WHERE k.contype = 'c' AND cardinality(k.conkey) = 1`;

const FUNCTIONS = `
  SELECT p.proname AS name, bool_and(p.proisstrict) AS "isStrict", bool_or(p.prokind = 'a') AS "isAggregate",
    bool_or(p.prokind = 'w') AS "isWindow"
  FROM pg_proc p GROUP BY p.proname`;

const TYPES = `
  SELECT t.oid::integer AS oid, t.typname AS name, t.typelem::integer AS element, t.typcategory AS category
  FROM pg_type t`;

/** A check such as `CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))`. */
const VALUES = /^CHECK \(\(\(?\w+\)?(?:::text)? = ANY \(+ARRAY\[(.*)\]\)?(?:::text\[\])?\)+$/;

/**
 * @typedef {object} Column
 * @property {string} name
 * @property {number} number
 * @property {boolean} notNull
 * @property {string[] | undefined} values the texts that a CHECK constraint allows
 */

/**
 * @param {import('pg').Client} client
 */
export async function readCatalog(client) {
  const all = async (sql) => (await client.query(sql)).rows;
  const byOid = new Map();
  const byName = new Map();
  for (const row of await all(COLUMNS)) {
    const table = byOid.get(row.table) ?? { oid: row.table, schema: row.schema, name: row.name, columns: [] };
    table.columns.push({
      name: row.column,
      number: row.number,
      notNull: row.notNull,
      type: row.type,
      hasDefault: row.hasDefault,
    });
    byOid.set(row.table, table);
    byName.set(`${row.schema}.${row.name}`, table);
    if (/^(public|pg_catalog|pg_temp_\d+)$/.test(row.schema)) byName.set(row.name, table);
  }
  for (const { table, number, definition } of await all(CHECKS)) {
    const values = VALUES.exec(definition)?.[1];
    const column = byOid.get(table)?.columns.find((one) => one.number === number);
    if (values && column)
      column.values = [...values.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text.replaceAll("''", "'"));
  }
  return {
    tables: byName,
    functions: new Map((await all(FUNCTIONS)).map((one) => [one.name, one])),
    types: new Map((await all(TYPES)).map((one) => [one.oid, one])),
    columnAt: (table, number) => byOid.get(table)?.columns.find((column) => column.number === number),
  };
}
