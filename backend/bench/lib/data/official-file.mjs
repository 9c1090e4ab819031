/** The institution-level file that a benchmark imports. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { built } from '../built.mjs';
import { isTiny } from '../size.mjs';

const REFERENCE = process.env.GRADSPAN_REFERENCE_DATA ?? path.resolve(ROOT, '..', 'shared', 'data');
/** The two extracts of the official file. */
const EXTRACTS = ['scorecard-institutions.csv', 'scorecard-extra-columns.csv'].map((name) =>
  path.join(REFERENCE, name),
);
const MADE_UP_ROWS = 200;

/**
 * Writes the two extracts as one file. A tiny run, or one without them, gets a file with made-up rows.
 * @returns {Promise<{ path: string, rows: number, columns: string[] }>}
 */
export async function writeOfficialFile(folder, terminal) {
  const isOfficial = !isTiny && EXTRACTS.every((file) => fs.existsSync(file));
  if (!isTiny && !isOfficial)
    terminal.note('There are no official files (GRADSPAN_REFERENCE_DATA): importing made-up rows.');
  const table = isOfficial ? await joinExtracts() : makeUpRows();
  const target = path.join(folder, 'institutions.csv');
  const quote = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  fs.writeFileSync(target, `${[table.columns, ...table.rows].map((cells) => cells.map(quote).join(',')).join('\n')}\n`);
  return { path: target, rows: table.rows.length, columns: table.columns };
}

async function joinExtracts() {
  const [main, extra] = await Promise.all(EXTRACTS.map(readTable));
  const added = extra.columns.flatMap((column, at) => (main.columns.includes(column) ? [] : [[column, at]]));
  const unitId = [main, extra].map(({ columns }) => columns.indexOf('UNITID'));
  const extraById = new Map(extra.rows.map((cells) => [cells[unitId[1]], cells]));
  return {
    columns: [...main.columns, ...added.map(([column]) => column)],
    rows: main.rows.map((cells) => [...cells, ...added.map(([, at]) => extraById.get(cells[unitId[0]])?.[at] ?? '')]),
  };
}

async function readTable(file) {
  const { CsvTable } = built('contexts/colleges/infrastructure/import/csv-table.js');
  const table = { columns: [], rows: [] };
  for await (const { columns, rows } of new CsvTable(fs.createReadStream(file)).chunks()) {
    table.columns = columns.map((column) => column.trim());
    for (const cells of rows) table.rows.push([...cells]);
  }
  return table;
}

/** Colleges that don't exist: figures with values, withheld ones and missing ones. */
function makeUpRows() {
  const { FIGURE_NAMES, getFigureDefinition } = built('contexts/colleges/domain/catalogue/federal/federal-figures.js');
  const figures = FIGURE_NAMES.flatMap((name) => {
    const { columns, studentColumns = [], unit, mayBeRange } = getFigureDefinition(name);
    return [
      ...columns.map((column) => [column, mayBeRange ? 'range' : unit]),
      ...studentColumns.map((column) => [column, 'people']),
    ];
  });
  const units = new Map(figures);
  const facts = [
    'UNITID',
    'INSTNM',
    'CITY',
    'STABBR',
    'INSTURL',
    'CONTROL',
    'ICLEVEL',
    'CURROPER',
    'LATITUDE',
    'LONGITUDE',
    'ADM_RATE',
    'PREDDEG',
    'OPEID6',
    'LOCALE',
    'HBCU',
    'ADMCON7',
    'ZIP',
    'CIP11BACHL',
    'CIP26BACHL',
  ];
  const columns = [...new Set([...facts, ...units.keys()])];
  const rows = Array.from({ length: MADE_UP_ROWS }, (_, n) =>
    columns.map((column, at) => factOf(column, n) ?? figureOf(units.get(column), n * 7 + at)),
  );
  return { columns, rows };
}

const factOf = (column, n) =>
  ({
    UNITID: String(100_001 + n),
    INSTNM: `Example College, ${n} "North"`,
    CITY: `Town ${n % 20}`,
    STABBR: ['OH', 'TX', 'CA'][n % 3],
    INSTURL: `www.college-${n}.example.edu`,
    CONTROL: String(1 + (n % 3)),
    ICLEVEL: String(1 + (n % 2)),
    CURROPER: n % 50 === 0 ? '0' : '1',
    LATITUDE: String(30 + (n % 10)),
    LONGITUDE: String(-80 - (n % 10)),
    PREDDEG: String(n % 5),
    OPEID6: String(1_000 + Math.floor(n / 2)),
    LOCALE: '11',
    HBCU: String(n % 2),
    ADMCON7: ['1', '3', 'NA'][n % 3],
    ZIP: '01234-5678',
    CIP11BACHL: String(n % 3),
    CIP26BACHL: String(n % 2),
  })[column];

function figureOf(unit, n) {
  if (n % 11 === 0) return 'PS';
  if (n % 7 === 0) return 'NA';
  if (unit === 'range') return ['0.05-0.09', '<=0.10', '0.31'][n % 3];
  return unit === 'share' ? `0.${1_000 + (n % 9_000)}` : String(100 + n);
}
