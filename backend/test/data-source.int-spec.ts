import { DataSource } from 'typeorm';
import { closeBeforeDropping, freshDatabaseUrl, unitOfWorkOn } from './support/database';
import { mapping } from '../src/composition/database';
import { loadSettings } from '../src/shared/infrastructure/settings/settings';
import {
  maintenanceOptions,
  migrationOptions,
  SERVER_TIME_LIMITS,
  servingOptions,
} from '../src/shared/infrastructure/typeorm/data-source';

const PREPARED = 'SELECT $1::int AS one';
const COUNT_PREPARED = `SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement = '${PREPARED}'`;

/** Creates the pool that serves requests, directly on PostgreSQL, which accepts more than a pooler. */
async function createPool(DATABASE_POOLER: 'on' | 'off'): Promise<DataSource> {
  const url = await freshDatabaseUrl();
  const variables = {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: url,
    DATABASE_POOLER,
    DATA_DIR: process.env.TEST_DATA_DIR,
  };
  const settings = loadSettings({ NODE_ENV: 'test', ...variables });
  const db = await new DataSource(servingOptions(settings, mapping)).initialize();
  closeBeforeDropping(() => db.destroy());
  return db;
}

async function limitsOf(db: DataSource): Promise<Record<string, number>> {
  const rows = await db.query<{ name: string; setting: string }[]>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [Object.keys(SERVER_TIME_LIMITS)],
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
}

function countPrepared(db: DataSource): Promise<{ n: number }[]> {
  const unitOfWork = unitOfWorkOn(db);
  return unitOfWork.run(async () => {
    for (const parameter of [1, 2]) await unitOfWork.queryPrepared(PREPARED, [parameter]);
    return unitOfWork.query<{ n: number }>(COUNT_PREPARED);
  });
}

describe('the pool that serves requests', () => {
  it('limits the time of its statements, and prepares one once, whatever the parameters', async () => {
    const db = await createPool('off');

    expect(await limitsOf(db)).toEqual(SERVER_TIME_LIMITS);
    expect(await countPrepared(db)).toEqual([{ n: 1 }]);
  });

  it('sends neither time limits nor names of prepared statements to a pooler', async () => {
    const db = await createPool('on');

    expect(await limitsOf(db)).toEqual(Object.fromEntries(Object.keys(SERVER_TIME_LIMITS).map((name) => [name, 0])));
    expect(await countPrepared(db)).toEqual([{ n: 0 }]);
  });
});

describe('behind a pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://postgres:5432/gradspan';
  const pooled = { NODE_ENV: 'test', DATABASE_URL: 'postgres://pooler:6432/gradspan', DATABASE_POOLER: 'on' };

  it.each([
    ['imports and long deletions', maintenanceOptions],
    ['migrations', migrationOptions],
  ])('%s lead to PostgreSQL itself', (_, optionsOf) => {
    const settings = loadSettings({ ...pooled, DATABASE_DIRECT_URL, DATA_DIR: process.env.TEST_DATA_DIR });
    expect(optionsOf(settings, mapping).url).toBe(DATABASE_DIRECT_URL);
  });
});
