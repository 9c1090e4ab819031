import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

export interface TableRow {
  /** Content of the first column. */
  readonly subject: string;
  /** Problems with the tests named in the last column; empty if there are none. */
  readonly faults: readonly string[];
}

/**
 * Returns the rows of a document's tables whose last column has the form `file`: “title”, “title”<br>`file`: “title”.
 */
export function rowsOf(document: string): TableRow[] {
  const lines = readFileSync(join(ROOT, document), 'utf8').split('\n');
  const rows = lines.filter((line, at) => line.startsWith('| ') && !/^\|[-|]+$/.test(lines[at + 1] ?? ''));
  return rows.map((line) => {
    const cells = line.slice(1, -1).split(' | ');
    return { subject: cells[0]!.trim(), faults: faultsOf(cells.at(-1)!.trim()) };
  });
}

function faultsOf(cell: string): string[] {
  return cell.split('<br>').flatMap((named) => {
    const [, path = '', titles = ''] = /^`([^`]+)`: (“.+”)$/.exec(named) ?? [];
    if (!path) return [`cannot be read: ${named}`];
    if (!existsSync(join(ROOT, path))) return [`there is no ${path}`];
    const known = titlesIn(path);
    return titles
      .slice(1, -1)
      .split('”, “')
      .filter((title) => !known.has(title))
      .map((title) => `${path} has no test “${title}”`);
  });
}

const read = new Map<string, Set<string>>();

/**
 * Returns the titles in a test file: the first argument of `it`, `test` or `describe`, also after `each` with a table.
 */
function titlesIn(path: string): Set<string> {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(join(ROOT, path), 'utf8');
  const literals = text.matchAll(/(?:^|[\s(])(['"`])((?:\\.|(?!\1)[^\\\n])+)\1,\s*(?:async\s*)?(?:\(|\{)/gm);
  const titles = new Set([...literals].map(([, , title]) => title!.replaceAll(/\\(['"`])/g, '$1')));
  read.set(path, titles);
  return titles;
}
