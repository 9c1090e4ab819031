import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { eventually } from '../../../../test/support/app';
import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  unitOfWorkOn,
  testSettings,
} from '../../../../test/support/database';
import { openDatabaseProxy } from '../../../../test/support/unsteady-database';
import type { JobOptions } from '../../application/jobs';
import { DatabaseNotifications } from '../notifications/database-notifications';
import { loadSettings } from '../settings/settings';
import { UnitOfWork } from '../typeorm/unit-of-work';
import { PgBossJobs } from './pg-boss-jobs';

interface Instance {
  readonly jobs: PgBossJobs;
  readonly unitOfWork: UnitOfWork;
  readonly db: DataSource;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Finds jobs only through announcements. */
class NonPollingJobs extends PgBossJobs {
  protected override readonly lookEveryMs = 600_000;
}

/** Starts the parts of one process that run jobs. */
async function startInstance(url: string, { backgroundWork = true, Kind = PgBossJobs } = {}): Promise<Instance> {
  const { dataDir } = testSettings(url);
  const settings = loadSettings({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir }, { backgroundWork });
  const db = await createPatientPool(settings);
  const unitOfWork = unitOfWorkOn(db);
  const notifications = new DatabaseNotifications(db, settings);
  const jobs = new Kind(db, unitOfWork, notifications, settings);
  let stopPromise: Promise<void> | undefined;
  const stop = (): Promise<void> =>
    (stopPromise ??= jobs
      .onModuleDestroy()
      .then(() => notifications.onModuleDestroy())
      .then(() => db.destroy()));
  const start = async (): Promise<void> => {
    notifications.onApplicationBootstrap();
    await jobs.onApplicationBootstrap();
  };
  closeBeforeDropping(stop);
  return { jobs, unitOfWork, db, start, stop };
}

beforeAll(() => Logger.overrideLogger(false));

interface Parcel {
  readonly name: string;
}

const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

const listeners = (db: DataSource): Promise<{ pid: number }[]> =>
  db.query(`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'gradspan-listener' AND datname = current_database() AND query LIKE 'LISTEN%'`);

describe('jobs', () => {
  let here: Instance;
  const delivered: string[] = [];
  const flaky = { failures: 0 };

  beforeAll(async () => {
    here = await startInstance(await freshDatabaseUrl());
    here.jobs.process<Parcel>('deliver', async ({ name }) => void delivered.push(name));
    here.jobs.process<Parcel>('deliver-on-the-second-try', async ({ name }) => {
      if (flaky.failures++ === 0) throw new Error('nobody at home');
      delivered.push(name);
    });
    await here.start();
  });
  beforeEach(() => delivered.splice(0));

  const send = (name: string, options?: JobOptions): Promise<void> => here.jobs.send('deliver', { name }, options);

  it('are executed', async () => {
    await send('a parcel');

    await eventually(() => delivered.length === 1);
    expect(delivered).toEqual(['a parcel']);
  });

  it('are executed again after a failure', async () => {
    await here.jobs.send('deliver-on-the-second-try', { name: 'a parcel' });

    await eventually(() => delivered.length === 1);
    expect(flaky.failures).toBe(2);
  });

  it('are executed one after another without a pause', async () => {
    for (let i = 0; i < 10; i++) await send(`parcel ${i}`);

    await eventually(() => delivered.length === 10, 7_000);
  });

  it('start as soon as they are committed, not with the next poll', async () => {
    const began = Date.now();
    for (let n = 0; n < 20; n++) {
      await here.unitOfWork.run(() => send(`parcel ${n}`));
      await eventually(() => delivered.includes(`parcel ${n}`));
    }

    // With polling, each of the twenty jobs would start a second after the one before.
    expect(Date.now() - began).toBeLessThan(14_000);
  });

  it('are added with the unit of work they belong to', async () => {
    await here.unitOfWork.run(async () => {
      await send('kept');
      await sleep(1_100);
      expect(delivered).toEqual([]);
    });

    await eventually(() => delivered.length === 1);
  });

  it('are not added if it is rolled back', async () => {
    const failing = here.unitOfWork.run(async () => {
      await send('never');
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await here.db.query("SELECT FROM jobs.job WHERE data->>'name' = 'never'")).toEqual([]);
  });

  it('wait for their start time', async () => {
    await send('later', { startAfter: new Date(Date.now() + 1_500) });
    await sleep(1_200);
    expect(delivered).toEqual([]);

    await eventually(() => delivered.length === 1);
  });

  it('with the same key wait only once', async () => {
    const startAfter = new Date(Date.now() + 1_000);
    for (const name of ['first', 'second', 'third']) await send(name, { singletonKey: 'one door', startAfter });
    await send('other', { singletonKey: 'another door', startAfter });

    await eventually(() => delivered.length >= 2);
    await sleep(1_100);
    expect(delivered.sort()).toEqual(['first', 'other']);
  });

  it('with the same key can be added again once the waiting one is done', async () => {
    await send('first', { singletonKey: 'a door' });
    await eventually(() => delivered.length === 1);
    await send('second', { singletonKey: 'a door' });

    await eventually(() => delivered.length === 2);
  });

  it('without a key never replace each other, and run in the order in which they were added', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `parcel ${i}`);
    await here.unitOfWork.run(async () => {
      for (const name of names) await send(name);
    });

    await eventually(() => delivered.length === names.length);
    expect(delivered).toEqual(names);
  });

  it('are refused for a queue without a handler', async () => {
    await expect(here.jobs.send('misspelt', {})).rejects.toThrow(/misspelt/);
  });
});

describe('jobs of several processes', () => {
  it('do not prevent the processes from starting at the same time', async () => {
    const url = await freshDatabaseUrl();
    const processes = await Promise.all([startInstance(url), startInstance(url)]);
    for (const { jobs } of processes) for (let i = 0; i < 6; i++) jobs.process(`queue-${i}`, async () => {});
    await Promise.all(processes.map(({ start }) => start()));

    const [answer] = await Promise.all(processes.map(({ db }) => db.query('SELECT 1 AS one')));
    expect(answer).toEqual([{ one: 1 }]);
  });

  it('are executed by one process each', async () => {
    const url = await freshDatabaseUrl();
    const done: string[] = [];
    const [one, other] = await Promise.all([startInstance(url), startInstance(url)]);
    for (const { jobs } of [one, other]) jobs.process<Parcel>('deliver', async ({ name }) => void done.push(name));
    await Promise.all([one.start(), other.start()]);

    const names = Array.from({ length: 10 }, (_, i) => `parcel ${i}`);
    await Promise.all(names.map((name, i) => (i % 2 ? other : one).jobs.send('deliver', { name })));
    await eventually(() => done.length >= names.length);
    await sleep(1_100);

    expect(done.sort()).toEqual(names);
  });

  it('start immediately, whichever process added them', async () => {
    const url = await freshDatabaseUrl();
    const done: string[] = [];
    const worker = await startInstance(url, { Kind: NonPollingJobs });
    const cli = await startInstance(url, { backgroundWork: false });
    for (const { jobs } of [worker, cli]) jobs.process<Parcel>('deliver', async ({ name }) => void done.push(name));
    await worker.start();
    await eventually(async () => (await listeners(worker.db)).length === 1);

    const began = Date.now();
    for (let n = 0; n < 5; n++) {
      await cli.unitOfWork.run(() => cli.jobs.send('deliver', { name: `parcel ${n}` }));
      await eventually(() => done.length === n + 1);
    }
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('are found when the listening connection is back', async () => {
    const url = await freshDatabaseUrl();
    const done: string[] = [];
    const worker = await startInstance(url, { Kind: NonPollingJobs });
    const cli = await startInstance(url, { backgroundWork: false });
    for (const { jobs } of [worker, cli]) jobs.process<Parcel>('deliver', async ({ name }) => void done.push(name));
    await worker.start();
    const before = await eventually(async () => (await listeners(worker.db))[0]?.pid);

    await cli.db.query('SELECT pg_terminate_backend($1::integer)', [before]);
    await cli.jobs.send('deliver', { name: 'while no one listened' });
    await eventually(() => done.length === 1);
    await eventually(async () => (await listeners(worker.db)).some(({ pid }) => pid !== before));
    await cli.jobs.send('deliver', { name: 'afterwards' });
    await eventually(() => done.length === 2);
    expect(done).toEqual(['while no one listened', 'afterwards']);
  });

  it('cause almost no statements while there are none', async () => {
    const url = await freshDatabaseUrl();
    const idle = await Promise.all([startInstance(url), startInstance(url)]);
    for (const { jobs } of idle) for (let i = 0; i < 12; i++) jobs.process(`queue-${i}`, async () => {});
    await Promise.all(idle.map(({ start }) => start()));
    await sleep(1_000);
    // Each statement of the queues first takes a connection from the pool of its instance.
    const statements = idle.map(({ db }) => jest.spyOn((db.driver as unknown as { master: Pool }).master, 'connect'));
    await sleep(6_000);

    const count = statements.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    expect(count).toBeLessThan(15);
  });

  it('added on the command line wait for a server', async () => {
    const url = await freshDatabaseUrl();
    const done: string[] = [];
    const cli = await startInstance(url, { backgroundWork: false });
    cli.jobs.process<Parcel>('deliver', async ({ name }) => void done.push(`cli: ${name}`));
    cli.jobs.schedule('deliver', '* * * * *');
    await cli.start();
    await cli.jobs.send('deliver', { name: 'a parcel' });
    await sleep(1_200);
    expect(done).toEqual([]);
    expect(await cli.db.query('SELECT FROM jobs.schedule')).toEqual([]);
    await cli.stop();

    const server = await startInstance(url);
    server.jobs.process<Parcel>('deliver', async ({ name }) => void done.push(`server: ${name}`));
    await server.start();

    await eventually(() => done.length === 1);
    expect(done).toEqual(['server: a parcel']);
  });

  it('are scheduled once, in UTC', async () => {
    const url = await freshDatabaseUrl();
    const [one, other] = await Promise.all([startInstance(url), startInstance(url)]);
    for (const { jobs } of [one, other]) {
      jobs.process('tidy-up', async () => {});
      jobs.schedule('tidy-up', '17 * * * *');
    }
    await Promise.all([one.start(), other.start()]);

    expect(await one.db.query('SELECT name, cron, timezone FROM jobs.schedule')).toEqual([
      { name: 'tidy-up', cron: '17 * * * *', timezone: 'UTC' },
    ]);
  });
});

describe('a running job', () => {
  it('is finished before the process stops', async () => {
    const { jobs, start, stop } = await startInstance(await freshDatabaseUrl());
    const steps: string[] = [];
    jobs.process('walk', async () => {
      steps.push('left');
      await sleep(1_000);
      steps.push('arrived');
    });
    await start();
    await jobs.send('walk', {});
    await eventually(() => steps.length === 1);
    await stop();

    expect(steps).toEqual(['left', 'arrived']);
  });

  it('continues after a database outage without ending the process', async () => {
    const direct = await freshDatabaseUrl();
    const line = await openDatabaseProxy(direct);
    const { jobs, start } = await startInstance(line.url);
    const control = await startInstance(direct);
    const steps: string[] = [];
    jobs.process('walk', async () => {
      steps.push('left');
      if (steps.length > 1) return;
      line.disconnect();
      await sleep(200);
    });
    await start();
    await jobs.send('walk', {});
    await eventually(() => steps.length === 1);
    await sleep(1_500);
    line.restore();

    await eventually(async () => {
      const [job] = await control.db.query<{ state: string }[]>("SELECT state FROM jobs.job WHERE name = 'walk'");
      return job?.state === 'completed';
    }, 20_000);
  });
});
