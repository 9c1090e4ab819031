/** Statements about temporary tables are checked too: the tables of a context exist while it is checked. */

const CREATE_TABLE_PATTERN = /CREATE TEMP(?:ORARY)? TABLE (?:IF NOT EXISTS )?(\w+)[^;]*/g;

/** The context of a file, or another folder in `src`. Two contexts can have temporary tables with the same name. */
export const groupOf = (fileName) => /\/src\/(?:contexts\/)?([^/]+)\//.exec(fileName)?.[1] ?? '';

/**
 * Creates the tables that the statements create, in place of others.
 * @param {import('pg').Client} client
 * @param {readonly string[]} texts statements of a group
 */
export async function createTemporaryTables(client, texts) {
  await client.query('DISCARD TEMP');
  const created = new Map(
    texts.flatMap((text) => [...text.matchAll(CREATE_TABLE_PATTERN)].map(([statement, name]) => [name, statement])),
  );
  let waiting = [...created.values()].map((statement) => statement.replace('ON COMMIT DROP', ''));
  // A table can be created from another one.
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    const failed = [];
    for (const statement of waiting) await client.query(statement).catch(() => failed.push(statement));
    waiting = failed;
  }
}
