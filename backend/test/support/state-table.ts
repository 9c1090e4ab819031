import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(__dirname, '../../../docs');

/**
 * Returns the rows of the first table in a document about states, as `from / who / does / becomes`.
 * @param until the heading after the table
 * @param either the actors that `either` expands to
 */
export function stateTable(document: string, until: string, either: readonly string[]): Set<string> {
  const [first] = readFileSync(join(DOCS, document), 'utf8').split(until);
  const rows = first!.split('\n').filter((line) => /^\| (?!from)\w/.test(line));
  return new Set(
    rows.flatMap((row) => {
      const [from, who, does, becomes] = row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return (who === 'either' ? either : [who]).map((one) => `${from} / ${one} / ${does} / ${becomes}`);
    }),
  );
}
