import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eventually } from '../../../../test/support/app';
import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  testSettings,
} from '../../../../test/support/database';
import { emptyTables } from '../../../../test/support/empty-tables';
import { Aggregate, DomainEvent } from '../../domain/aggregate';
import { Readiness } from '../health/readiness';
import { PgBossJobs } from '../jobs/pg-boss-jobs';
import { DatabaseNotifications } from '../notifications/database-notifications';
import { loadSettings } from '../settings/settings';
import { BatchDeletion } from '../typeorm/batch-deletion';
import { UnitOfWork } from '../typeorm/unit-of-work';
import { Outbox } from './outbox';
import { OutboxEvents } from './outbox-events';

class BookLent extends DomainEvent {
  static readonly eventName = 'library.book-lent';

  constructor(
    readonly title: string,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

class BookBurnt extends DomainEvent {
  static readonly eventName = 'library.book-burnt';

  constructor(occurredAt: Date) {
    super(occurredAt);
  }
}

class Shelf extends Aggregate {
  lend(title: string): this {
    this.record(new BookLent(title, NOON));
    return this;
  }

  burn(): this {
    this.record(new BookBurnt(NOON));
    return this;
  }
}

const NOON = new Date('2026-03-01T12:00:00Z');
const TITLES = Array.from({ length: 40 }, (_, i) => `Book ${String(i).padStart(2, '0')}`);

/** Starts the parts of one process that deliver events. */
async function startInstance(url: string, { backgroundWork = true } = {}) {
  const { dataDir } = testSettings(url);
  const settings = loadSettings({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir }, { backgroundWork });
  const db = await createPatientPool(settings);
  const outbox = new Outbox();
  const unitOfWork = new UnitOfWork(db, outbox);
  const notifications = new DatabaseNotifications(db, settings);
  const jobs = new PgBossJobs(db, unitOfWork, notifications, settings);
  const deletion = new BatchDeletion(settings, new Readiness());
  const events = new OutboxEvents(unitOfWork, outbox, jobs, notifications, deletion, settings);
  closeBeforeDropping(async () => {
    await events.onModuleDestroy();
    await jobs.onModuleDestroy();
    await notifications.onModuleDestroy();
    await db.destroy();
  });
  const start = async (): Promise<void> => {
    events.onModuleInit();
    notifications.onApplicationBootstrap();
    await jobs.onApplicationBootstrap();
    events.onApplicationBootstrap();
  };
  const keep = (shelf: Shelf): Promise<void> => unitOfWork.saveAggregate(shelf, async () => {});
  return { db, unitOfWork, jobs, events, start, keep };
}

const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
const waiting = async (db: DataSource): Promise<number> =>
  (await db.query<unknown[]>('SELECT FROM platform.outbox WHERE handed_over_at IS NULL')).length;

beforeAll(() => Logger.overrideLogger(false));

describe('an event', () => {
  let here: Awaited<ReturnType<typeof startInstance>>;
  const receivedEvents: unknown[] = [];
  const repeated: string[] = [];
  const batches: string[][] = [];
  let refusals = 1;

  beforeAll(async () => {
    here = await startInstance(await freshDatabaseUrl());
    here.events.subscribe(BookLent, 'note-the-loan', async (event) => void receivedEvents.push(event));
    here.events.subscribe(BookLent, 'remind-the-reader-on-the-second-try', async ({ title }) => {
      if (refusals-- > 0) throw new Error('not now');
      repeated.push(title);
    });
    here.events.subscribeInBatches(BookLent, 'note-loans-together', async (events) => {
      if (refusals-- > 0) throw new Error('not now');
      batches.push(events.map(({ title, occurredAt }) => `${title} ${occurredAt.toISOString()}`));
    });
    await here.start();
  });
  beforeEach(() => {
    batches.splice(0);
    receivedEvents.splice(0);
    repeated.splice(0);
    refusals = 0;
  });

  it('reaches its listeners as plain data with its time', async () => {
    await here.keep(new Shelf().lend('Emma'));

    await eventually(() => receivedEvents.length === 1 && repeated.length === 1);
    expect(receivedEvents).toEqual([{ title: 'Emma', occurredAt: NOON }]);
  });

  it('is delivered again only to a listener that failed', async () => {
    refusals = 1;
    await here.keep(new Shelf().lend('Emma'));

    await eventually(() => repeated.length === 1 && receivedEvents.length > 0);
    expect(receivedEvents).toHaveLength(1);
  });

  it('is not delivered if the change that caused it is rolled back', async () => {
    const failing = here.unitOfWork.run(async () => {
      await here.keep(new Shelf().lend('Emma'));
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    await here.events.deliverWaitingEvents();
    expect(await here.db.query("SELECT FROM jobs.job WHERE name = 'note-the-loan' AND state = 'created'")).toEqual([]);
  });

  it('is not written if it has no listener', async () => {
    await here.keep(new Shelf().burn());

    expect(await here.db.query("SELECT FROM platform.outbox WHERE name = 'library.book-burnt'")).toEqual([]);
  });

  it('of another release waits for an instance that listens, without delaying others', async () => {
    await here.db.query(`INSERT INTO platform.outbox (name, payload, occurred_at)
      SELECT 'library.book-found', '{}', now() FROM generate_series(1, 300)`);
    await here.keep(new Shelf().lend('Emma'));

    await eventually(() => receivedEvents.length === 1);
    expect(await waiting(here.db)).toBe(300);
    await here.db.query('DELETE FROM platform.outbox WHERE handed_over_at IS NULL');
  });

  it('is found by the index of its name, however many events of another release wait', async () => {
    await here.db.query(`INSERT INTO platform.outbox (name, payload, occurred_at)
      SELECT 'library.book-found-' || n % 20, '{}', now() FROM generate_series(1, 50000) AS n`);
    await here.db.query('VACUUM ANALYZE platform.outbox');
    const plans: unknown[] = [];
    const query = here.unitOfWork.query.bind(here.unitOfWork);
    here.unitOfWork.query = async <Row>(sql: string, parameters: unknown[] = []) => {
      if (sql.includes('listened')) plans.push(await query(`EXPLAIN ${sql}`, parameters));
      return query<Row>(sql, parameters);
    };
    await here.events.deliverWaitingEvents();
    here.unitOfWork.query = query;
    await here.db.query('DELETE FROM platform.outbox WHERE handed_over_at IS NULL');

    expect(JSON.stringify(plans)).toContain('outbox_waiting_by_name');
    expect(JSON.stringify(plans)).not.toMatch(/Seq Scan on outbox|outbox_pkey/);
  });

  it('is delivered in the order in which it happened', async () => {
    const shelf = new Shelf();
    for (const title of TITLES) shelf.lend(title);
    await here.keep(shelf);

    await eventually(() => receivedEvents.length === TITLES.length);
    expect(receivedEvents.map((event) => (event as BookLent).title)).toEqual(TITLES);
  });

  it('is delivered to a batch listener together with others, and again after a failure', async () => {
    const shelf = new Shelf();
    for (const title of TITLES) shelf.lend(title);
    await here.keep(shelf);
    await eventually(() => batches.length === 1);
    expect(batches[0]).toEqual(TITLES.map((title) => `${title} ${NOON.toISOString()}`));

    await eventually(() => repeated.length >= TITLES.length);
    refusals = 1;
    await here.jobs.send('note-loans-together', { events: [{ title: 'Emma', occurredAt: NOON }] });
    await eventually(() => batches.length === 2);
    // A job as added by releases without batches.
    await here.jobs.send('note-loans-together', { title: 'Persuasion', occurredAt: NOON });
    await eventually(() => batches.length === 3);
    expect(batches.slice(1)).toEqual([[`Emma ${NOON.toISOString()}`], [`Persuasion ${NOON.toISOString()}`]]);
  });

  it('is marked as delivered together with its jobs, or not at all', async () => {
    const { jobs } = here;
    const send = jobs.send.bind(jobs);
    let failures = 1;
    jobs.send = async (queue, data, options) => {
      await send(queue, data, options);
      if (queue !== 'note-the-loan' && failures-- > 0) throw new Error('the second listener’s queue is broken');
    };
    await here.keep(new Shelf().lend('Emma'));
    await here.events.deliverWaitingEvents();
    expect(await waiting(here.db)).toBe(1);
    jobs.send = send;
    await here.events.deliverWaitingEvents();

    await eventually(() => receivedEvents.length >= 1);
    await sleep(1_100);
    expect(receivedEvents).toHaveLength(1);
  });
});

describe('old events', () => {
  it('are deleted in batches a month after they were delivered, and never before', async () => {
    const here = await startInstance(await freshDatabaseUrl());
    here.events.subscribe(BookLent, 'note-the-loan', async () => {});
    await here.start();
    await here.db.query(`INSERT INTO platform.outbox (name, payload, occurred_at, handed_over_at)
      SELECT kind.name, '{}', now() - interval '1 year', kind.handed_over_at
      FROM (VALUES ('old', now() - interval '31 days'), ('young', now() - interval '29 days'), ('waiting', NULL))
        AS kind (name, handed_over_at), generate_series(1, 6000)`);
    await here.jobs.send('forget-old-events', {});

    const left = () =>
      here.db.query('SELECT name, count(*)::int AS count FROM platform.outbox GROUP BY name ORDER BY name');
    await eventually(async () => (await left()).length === 2);
    expect(await left()).toEqual([
      { name: 'waiting', count: 6000 },
      { name: 'young', count: 6000 },
    ]);
  });
});

describe('a listener within the unit of work', () => {
  let here: Awaited<ReturnType<typeof startInstance>>;
  beforeAll(async () => {
    here = await startInstance(await freshDatabaseUrl());
    await here.db.query('CREATE TABLE platform.loans (title text NOT NULL)');
    here.events.subscribeWithin(BookLent, 'write-the-loan-down', async ({ title }) => {
      if (title === '') throw new Error('a book without a title');
      await here.unitOfWork.query('INSERT INTO platform.loans VALUES ($1)', [title]);
    });
  });
  beforeEach(() => emptyTables(here.db, 'platform.loans', 'platform.outbox'));
  const listLoans = async (): Promise<string[]> =>
    (await here.db.query<{ title: string }[]>('SELECT title FROM platform.loans')).map(({ title }) => title);

  it('has run once the cause is written', async () => {
    await here.unitOfWork.run(async () => {
      await here.keep(new Shelf().lend('Emma'));
      expect(await here.unitOfWork.query('SELECT title FROM platform.loans')).toEqual([{ title: 'Emma' }]);
    });
    expect(await listLoans()).toEqual(['Emma']);
  });

  it('is rolled back together with the cause', async () => {
    const failing = here.unitOfWork.run(async () => {
      await here.keep(new Shelf().lend('Emma'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await listLoans()).toEqual([]);
  });

  it('rolls back the cause if it fails', async () => {
    const failing = here.keep(new Shelf().lend('Emma').lend(''));

    await expect(failing).rejects.toThrow('a book without a title');
    expect([await listLoans(), await waiting(here.db)]).toEqual([[], 0]);
  });

  it('gets each event once, even if the unit of work is retried', async () => {
    const shelf = new Shelf().lend('Emma');
    let tries = 0;
    await here.unitOfWork.run(async () => {
      await here.keep(shelf);
      await here.keep(shelf.lend('Persuasion'));
      if (++tries === 1) throw Object.assign(new Error('a deadlock'), { code: '40P01' });
    });
    expect(tries).toBe(2);
    expect(await listLoans()).toEqual(['Emma', 'Persuasion', 'Persuasion']);
  });

  it('replaces an earlier one with the same name', async () => {
    here.events.subscribeWithin(BookBurnt, 'mourn', async () => {
      throw new Error('never heard');
    });
    here.events.subscribeWithin(BookBurnt, 'mourn', async () => {});
    await here.keep(new Shelf().burn());
  });
});

describe('events of several processes', () => {
  it('are delivered by another process if one was killed', async () => {
    const url = await freshDatabaseUrl();
    const crashedInstance = await startInstance(url);
    crashedInstance.events.subscribe(BookLent, 'note-the-loan', async () => {});
    await crashedInstance.keep(new Shelf().lend('Emma'));
    const receivedEvents: string[] = [];
    const runningInstance = await startInstance(url);
    runningInstance.events.subscribe(BookLent, 'note-the-loan', async ({ title }) => void receivedEvents.push(title));
    await runningInstance.start();
    await eventually(() => receivedEvents.length === 1);

    await crashedInstance.keep(new Shelf().lend('Persuasion'));
    await eventually(() => receivedEvents.length === 2);
    expect(receivedEvents).toEqual(['Emma', 'Persuasion']);
  });

  it('reach each queue once, although every process hands them over', async () => {
    const url = await freshDatabaseUrl();
    const [one, other] = await Promise.all([startInstance(url), startInstance(url)]);
    for (const { jobs, events } of [one, other]) {
      events.subscribe(BookLent, 'note-the-loan', async () => {});
      await jobs.send('note-the-loan', { title: 'the queue is there', occurredAt: NOON });
    }
    for (const title of TITLES) await one.keep(new Shelf().lend(title));
    await Promise.all([one, other, one, other].map(({ events }) => events.deliverWaitingEvents()));

    const sent = await one.db.query<{ title: string }[]>(
      "SELECT data->>'title' AS title FROM jobs.job WHERE data->>'title' LIKE 'Book%' ORDER BY title",
    );
    expect(sent.map(({ title }) => title)).toEqual(TITLES);
    expect(await waiting(one.db)).toBe(0);
  });

  it('from the command line wait for a server', async () => {
    const url = await freshDatabaseUrl();
    const receivedEvents: string[] = [];
    const cli = await startInstance(url, { backgroundWork: false });
    cli.events.subscribe(BookLent, 'note-the-loan', async () => void receivedEvents.push('cli'));
    await cli.start();
    await cli.keep(new Shelf().lend('Emma'));
    await sleep(300);
    expect(await waiting(cli.db)).toBe(1);

    const server = await startInstance(url);
    server.events.subscribe(BookLent, 'note-the-loan', async () => void receivedEvents.push('server'));
    await server.start();

    await eventually(() => receivedEvents.length === 1);
    expect(receivedEvents).toEqual(['server']);
  });
});
