import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { aFederalRow } from '../src/contexts/colleges/application/catalogue/testing/a-college';
import { eventually, seededDatabaseUrl } from './support/app';
import { closeBeforeDropping } from './support/database';
import { buildServerIfMissing } from './support/server-process';

const CLI = join(__dirname, '../dist/cli.js');
const COLLEGES = 6_000;
const FILLER = 'x'.repeat(1_500);
/** The line of progress after which the import is killed, and the delay after it. */
const KILL_POINTS: readonly [RegExp, number][] = [
  [/reading 0 %/, 0],
  [/reading [345]0 %/, 0],
  [/reading [789]0 %/, 20],
  [/reading 100 %/, 0],
  [/reading 100 %/, 300],
];

/** Returns a file of fictional colleges in the federal layout, as wide as the real one. */
function federalFile(): string {
  const columns = Object.keys(aFederalRow);
  const lines = Array.from({ length: COLLEGES }, (_, at) =>
    [...Object.values({ ...aFederalRow, UNITID: String(500_001 + at), INSTNM: `Example College ${at}` }), FILLER].join(
      ',',
    ),
  );
  return `${columns.join(',')},FILLER\n${lines.join('\n')}\n`;
}

describe('a college import that is killed', () => {
  let environment: Record<string, string>;
  let db: DataSource;
  let file: string;

  beforeAll(async () => {
    buildServerIfMissing();
    const DATABASE_URL = await seededDatabaseUrl();
    const DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR!, 'crash-'));
    environment = { DATABASE_URL, DATA_DIR, DEMO_DATA: 'off', LOG_LEVEL: 'silent', COLLEGES_AUTO_IMPORT: 'off' };
    file = join(DATA_DIR, 'federal.csv');
    writeFileSync(file, federalFile());
    db = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
    closeBeforeDropping(() => db.destroy());
  }, 60_000);

  const startImport = (): ChildProcess => {
    const child = spawn(process.execPath, [CLI, 'import-colleges', file, '--release', '2025-05-19'], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    closeBeforeDropping(async () => child.kill('SIGKILL'));
    return child;
  };

  async function killAfter(line: RegExp, delayMs: number): Promise<void> {
    const child = startImport();
    let said = '';
    const gone = once(child, 'exit');
    const reached = new Promise<void>((resolve) =>
      child.stdout!.on('data', (data: Buffer) => {
        said += data.toString();
        if (line.test(said)) resolve();
      }),
    );
    await Promise.race([reached, gone]);
    await new Promise((resume) => setTimeout(resume, delayMs));
    child.kill('SIGKILL');
    await gone;
    expect(said).toMatch(line);
    await eventually(async () => (await importers()) === 0);
  }

  /** Counts the database connections of importers; the last statement can outlive its process. */
  const importers = async (): Promise<number> =>
    (
      await db.query<{ at_work: number }[]>(
        `SELECT count(*)::int AS at_work FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'gradspan-maintenance'`,
      )
    )[0]!.at_work;

  const state = async (): Promise<object> =>
    (
      await db.query<object[]>(`SELECT
        (SELECT source FROM colleges.catalogue_state) AS source,
        (SELECT colleges FROM colleges.catalogue_state) AS counted,
        (SELECT count(*)::int FROM colleges.colleges) AS colleges,
        (SELECT count(*)::int FROM colleges.search_entries) AS entries,
        (SELECT count(*)::int FROM colleges.catalogue_imports) AS imports,
        (SELECT count(*)::int FROM colleges.colleges WHERE name LIKE 'Example College%') AS examples`)
    )[0]!;

  it('has changed either nothing or everything, wherever it was killed', async () => {
    const before = await state();
    expect(before).toMatchObject({ source: 'starter', examples: 0, imports: 1 });
    const { colleges } = before as { colleges: number };
    const done = {
      source: 'scorecard',
      counted: colleges + COLLEGES,
      colleges: colleges + COLLEGES,
      entries: colleges + COLLEGES,
      imports: 2,
      examples: COLLEGES,
    };

    let interrupted = 0;
    for (const [line, delayMs] of KILL_POINTS) {
      await killAfter(line, delayMs);
      const after = await state();
      if ((after as { examples: number }).examples === 0) interrupted++;
      expect(after).toEqual((after as { examples: number }).examples === 0 ? before : done);
      if ((after as { examples: number }).examples > 0) break;
    }
    expect(interrupted).toBeGreaterThanOrEqual(4);
  }, 180_000);

  it('completes when it is started again', async () => {
    const child = startImport();
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await state()).toMatchObject({ source: 'scorecard', examples: COLLEGES });
  }, 60_000);
});
