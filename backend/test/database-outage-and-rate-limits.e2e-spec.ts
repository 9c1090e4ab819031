import { Controller, Get, Logger, Query } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Public } from '../src/shared/infrastructure/http/policies';
import { UnitOfWork } from '../src/shared/infrastructure/typeorm/unit-of-work';
import { eventually, seededDatabaseUrl, startApp, type TestApp } from './support/app';
import { openDatabaseProxy } from './support/unsteady-database';
import { emptyTables } from './support/empty-tables';

@Public()
@Controller('test-questions')
class QuestionsController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly db: DataSource,
  ) {}

  @Get('sql')
  async query(@Query('q') q = 'SELECT 1 AS one'): Promise<unknown> {
    return this.unitOfWork.query(q);
  }

  @Get('unit-of-work')
  async inUnitOfWork(): Promise<unknown> {
    return this.unitOfWork.run(() => this.unitOfWork.query('SELECT 1 AS one'));
  }

  /** PostgreSQL terminates the connection of a unit of work between two queries. */
  @Get('lost')
  async loseConnection(): Promise<unknown> {
    return this.unitOfWork.run(async () => {
      const [own] = await this.unitOfWork.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await this.unitOfWork.runDetached(() =>
        this.unitOfWork.query('SELECT pg_terminate_backend($1::integer)', [own?.pid]),
      );
      await new Promise((resume) => setTimeout(resume, 300));
      return this.unitOfWork.query('SELECT 1 AS one');
    });
  }

  @Get('in-turns')
  async runConcurrentQueries(): Promise<unknown> {
    return Promise.all([1, 2, 3].map((n) => this.unitOfWork.query('SELECT $1::int AS n, pg_sleep(0.05)', [n])));
  }

  @Get('second-connection')
  async second(): Promise<unknown> {
    return this.unitOfWork.run(() => this.db.query('SELECT 1 AS one'));
  }
}

const running: TestApp[] = [];

async function startTestApp(overrides: Record<string, string>, triesWaiting = false): Promise<TestApp> {
  const app = await startApp(overrides, { controllers: [QuestionsController], triesWaiting });
  running.push(app);
  return app;
}

const get = (app: TestApp, path: string) => app.visitor().get(`/api/test-questions/${path}`);

const countSleepingQueries = async (app: TestApp): Promise<number> =>
  (
    await app.db.query<object[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query ~ '^SELECT pg_sleep'`,
    )
  ).length;

beforeAll(() => Logger.overrideLogger(false));
afterEach(async () => {
  for (const app of running.splice(0).reverse()) await app.close();
});

describe('a database that is unavailable', () => {
  it('causes 503 until it is back, instead of 401 for a session', async () => {
    const line = await openDatabaseProxy(await seededDatabaseUrl());
    const app = await startTestApp({ DATABASE_URL: line.url }, true);
    await get(app, 'sql').expect(200);
    line.disconnect();

    for (const path of ['sql', 'unit-of-work']) {
      const { body, headers } = await get(app, path).expect(503);
      expect(headers['retry-after']).toBe('1');
      expect(body).toMatchObject({
        title: 'Service Unavailable',
        code: 'platform.unavailable',
        message: 'Server error. Please try again later.',
      });
    }
    await app
      .visitor()
      .get('/api/user')
      .set('Cookie', `sid=${'x'.repeat(32)}`)
      .expect(503);
    await app.visitor().get('/health/ready').expect(503);
    await app.visitor().get('/health/live').expect(200);

    line.restore();
    await eventually(async () => (await app.visitor().get('/health/ready')).status === 200);
    await get(app, 'unit-of-work').expect(200);
  });

  it('and does not respond causes 503 after the time-out', async () => {
    const app = await startTestApp({}, true);
    const began = Date.now();
    const { body } = await get(app, `sql?q=${encodeURIComponent('SELECT pg_sleep(30)')}`).expect(503);

    expect(body).toMatchObject({ code: 'platform.unavailable' });
    expect(Date.now() - began).toBeLessThan(25_000);
  });

  it.each(['sql', 'unit-of-work'])(
    'and has vanished from the network causes 503 within five seconds: %s',
    async (path) => {
      const line = await openDatabaseProxy(await seededDatabaseUrl());
      const app = await startTestApp({ DATABASE_URL: line.url, DATABASE_POOL: '3' }, true);
      await get(app, path).expect(200);
      line.pauseTraffic();
      const began = Date.now();
      const answers = await Promise.all(Array.from({ length: 8 }, () => get(app, path).then(({ status }) => status)));

      expect(answers).toEqual(Array(8).fill(503));
      expect(Date.now() - began).toBeLessThan(5_000);
      line.restore();
      await eventually(async () => (await get(app, path)).status === 200);
    },
  );

  it('because of another client’s lock causes 503 within five seconds', async () => {
    const app = await startTestApp({}, true);
    const other = new Client({ connectionString: app.settings.databaseUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE identity.users');
    const began = Date.now();
    await get(app, 'sql?q=SELECT%20count(*)%20FROM%20identity.users').expect(503);

    expect(Date.now() - began).toBeLessThan(5_000);
    await other.end();
  });

  it('and closes the connection of a unit of work causes 503, and the next one succeeds', async () => {
    const app = await startTestApp({});
    const { body, headers } = await get(app, 'lost').expect(503);

    expect(body).toMatchObject({ code: 'platform.unavailable' });
    expect(headers['retry-after']).toBe('1');
    await get(app, 'unit-of-work').expect(200);
  });

  it('because all connections are in use causes 503 before one becomes free', async () => {
    const app = await startTestApp({ DATABASE_POOL: '2' }, true);
    const watching = await startTestApp({ DATABASE_URL: app.settings.databaseUrl });
    const sleep = `sql?q=${encodeURIComponent('SELECT pg_sleep(2.5)')}`;
    const slow = Promise.all([1, 2].map(() => get(app, sleep).then(({ status }) => status)));
    await eventually(async () => (await countSleepingQueries(watching)) === 2);
    await get(app, 'sql').expect(503);

    expect(await Promise.race([slow, Promise.resolve('still taken')])).toBe('still taken');
    await app.visitor().get('/health/live').expect(200);
    expect(await slow).toEqual([200, 200]);
  });
});

describe('a request', () => {
  it('runs parallel queries on one connection', async () => {
    const app = await startTestApp({});
    const { body } = await get(app, 'in-turns').expect(200);

    expect(body).toMatchObject([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    expect(app.connections.most.get('GET /api/test-questions/in-turns')).toBe(1);
  });

  it('that takes a second connection inside a unit of work fails with 500 instead of waiting', async () => {
    const app = await startTestApp({ DATABASE_POOL: '2' });
    const began = Date.now();
    await get(app, 'second-connection').expect(500);

    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

describe('rate limits of visitors', () => {
  it('count by the address of the connection, and ignore forwarding headers', async () => {
    const app = await startTestApp({ RATE_LIMITS: 'on' });
    await emptyTables(app.db, 'platform.rate_limits');
    for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1']) {
      await get(app, 'sql').set('X-Forwarded-For', address).set('Forwarded', `for=${address}`).expect(200);
    }

    // The first request counts itself; the second one reserves ten points, of which the third one uses another.
    expect(await app.db.query('SELECT points FROM platform.rate_limits')).toEqual([{ points: 11 }]);
  });

  it('count by the address that the trusted proxy reports', async () => {
    const app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    await emptyTables(app.db, 'platform.rate_limits');
    for (const address of ['203.0.113.1', 'forged, 203.0.113.1', '203.0.113.2']) {
      await get(app, 'sql').set('X-Forwarded-For', address).expect(200);
    }

    expect(await app.db.query('SELECT points FROM platform.rate_limits ORDER BY points')).toEqual([
      { points: 1 },
      { points: 11 },
    ]);
  });

  it('return 429 with Retry-After on every process', async () => {
    const here = await startTestApp({ RATE_LIMITS: 'on' });
    const otherApp = await startTestApp({ RATE_LIMITS: 'on', DATABASE_URL: here.settings.databaseUrl });
    await get(here, 'sql').expect(200);
    await here.db.query('UPDATE platform.rate_limits SET points = 300');

    for (const app of [here, otherApp]) {
      const { body, headers } = await get(app, 'sql').expect(429);
      expect(body).toMatchObject({ code: 'platform.too-many-requests' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(250);
    }
    await here.visitor().get('/health/ready').expect(200);
  });
});
