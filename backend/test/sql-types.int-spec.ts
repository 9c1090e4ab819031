import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapping, productSchemas } from '../src/composition/database';
import { freshDatabaseUrl } from './support/database';
import { plantedFile, SQL_PLANTS, UNIT_OF_WORK } from './support/sql-plants';

const TOOL = join(__dirname, '../tools/sql-types/check.mjs');
/** The type checker is slow on a busy machine. */
const TIMEOUT_MS = 600_000;

interface Report {
  readonly statements: number;
  readonly rowTypes: number;
  readonly errors: readonly { readonly place: string; readonly message: string }[];
  readonly coordinatorSchemas: readonly string[];
  readonly severalGroups: readonly { readonly place: string; readonly groups: readonly string[] }[];
  readonly unresolved: readonly { readonly place: string; readonly reason: string }[];
}

/** Runs the check in its own process: it loads the compiler. */
async function check(...options: string[]): Promise<Report> {
  const args = [TOOL, '--json', '--database', await freshDatabaseUrl(), ...options];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }, (error, output) => {
      // Its exit code is 1 if it finds errors.
      if (output === '') reject(error ?? new Error('The check reported nothing'));
      else resolve(JSON.parse(output) as Report);
    });
  });
}

/**
 * Errors of statements that the product doesn't execute if rows are distributed, because it has another one for that layout.
 * The last two are errors of statements that need a value of the distribution column, which this check sets to NULL.
 */
const EXPECTED_WITH_DISTRIBUTED_ROWS = [
  { file: '/sql-personal-events.ts', message: 'cannot push down this subquery' },
  { file: '/sql-statistics.ts', message: 'recursive CTEs are only supported' },
  { file: '/messaging/infrastructure/conversations/sql-personal-data.ts', message: 'FOR UPDATE/SHARE commands' },
  { file: '/messaging/infrastructure/conversations/sql-personal-data.ts', message: 'valid entry for shard 0' },
  { file: '/sql-college-interactions.ts', message: 'correlated subqueries are not supported' },
];
const isExpected = ({ place, message }: Report['errors'][number]): boolean =>
  process.env.DATABASE_DISTRIBUTION === 'citus-hash' &&
  EXPECTED_WITH_DISTRIBUTED_ROWS.some(
    (expected) => place.includes(expected.file) && message.includes(expected.message),
  );

describe('the SQL of the product', () => {
  it(
    'has the row types and parameters that the database has',
    async () => {
      // Some errors of a distributed database don't appear before a statement is executed.
      const report = await check(...(process.env.DATABASE_DISTRIBUTION?.startsWith('citus') ? ['--execute'] : []));

      expect(report.errors.filter((error) => !isExpected(error))).toEqual([]);
      const distributed = new Set(mapping.distributedSchemas);
      expect(report.coordinatorSchemas).toEqual(productSchemas.filter((schema) => !distributed.has(schema)).sort());
      expect(report.statements).toBeGreaterThan(800);
      expect(report.rowTypes).toBeGreaterThan(520);
    },
    TIMEOUT_MS,
  );
});

describe('the check of SQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradspan-sql-plants-'));
  const messages = new Map<string, string[]>();
  const several: Report['severalGroups'][number][] = [];

  beforeAll(async () => {
    const source = join(folder, 'backend/src');
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'unit-of-work.ts'), UNIT_OF_WORK);
    SQL_PLANTS.forEach((plant, at) => writeFileSync(join(source, `planted-${at}.ts`), plantedFile(plant)));
    const compilerOptions = {
      strict: true,
      target: 'ES2023',
      moduleResolution: 'bundler',
      module: 'esnext',
      types: [],
    };
    const tsconfig = join(folder, 'backend/tsconfig.json');
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions, include: ['src'] }));
    const { errors, unresolved, severalGroups } = await check('--tsconfig', tsconfig);
    const unknown = unresolved.map(({ place, reason }) => ({ place, message: `the statement isn't known: ${reason}` }));
    several.push(...severalGroups);
    for (const { place, message } of [...errors, ...unknown]) {
      const file = place.replace(/:\d+$/, '');
      messages.set(file, [...(messages.get(file) ?? []), message]);
    }
  }, TIMEOUT_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(SQL_PLANTS.map((plant, at) => ({ ...plant, at })))('finds $what', ({ at, messages: expected }) => {
    const found = messages.get(`backend/src/planted-${at}.ts`) ?? [];

    expect(found).toEqual(expected.map((message): unknown => expect.stringContaining(message)));
  });

  it('finds statements that use tables of several contexts, but not names in WITH and aliases', () => {
    const groupsOf = (what: string): unknown => {
      const file = `planted-${SQL_PLANTS.findIndex((plant) => plant.what === what)}.ts`;
      return several.filter(({ place }) => place.includes(file)).map(({ groups }) => groups);
    };

    expect(groupsOf('an outer join without a missing null')).toEqual([['identity', 'mentorship']]);
    expect(groupsOf('nothing in a statement that locks rows of a subquery in WITH')).toEqual([]);
  });
});
