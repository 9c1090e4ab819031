import { DataSource } from 'typeorm';
import { Outbox } from '../../../../../shared/infrastructure/events/outbox';
import { DatabaseNotifications } from '../../../../../shared/infrastructure/notifications/database-notifications';
import { loadSettings, type Settings } from '../../../../../shared/infrastructure/settings/settings';
import { ConnectionLost } from '../../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../../shared/infrastructure/typeorm/unit-of-work';
import { CatalogSnapshots } from './catalog-snapshots';
import { type CatalogVersion, type SnapshotData, SnapshotSource } from './snapshot-source';

type Listener = (subject?: string) => void;

/** Never connected: the classes below replace every method that would use it. */
const unusedDatabase = new DataSource({ type: 'postgres' });

const settingsOf = (backgroundWork: boolean): Settings =>
  loadSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://127.0.0.1:1/unused' }, { backgroundWork });

/** Announcements that a test makes itself. */
class StubNotifications extends DatabaseNotifications {
  announceToTest: Listener = () => undefined;

  constructor() {
    super(unusedDatabase, settingsOf(false));
  }

  override listen(_topic: string, listener: Listener): void {
    this.announceToTest = listener;
  }
}

/** A database whose reads can be held up. */
class StubSource extends SnapshotSource {
  version: CatalogVersion = { content: 'one', counts: 'one' };
  reads = 0;
  countReads = 0;
  concurrent = 0;
  maxConcurrent = 0;
  /** Thrown by the next read of colleges. */
  failure: Error | null = null;
  /** Waited for after the version of a read is fixed. */
  pause: Promise<void> = Promise.resolve();

  constructor() {
    super(new UnitOfWork(unusedDatabase, new Outbox()));
  }

  override async readVersion(): Promise<CatalogVersion> {
    return this.version;
  }

  override async load(stop?: AbortSignal): Promise<SnapshotData> {
    this.reads++;
    const stopped = new Promise<void>((_, reject) => {
      stop?.addEventListener('abort', () => reject(stop.reason as Error));
    });
    stopped.catch(() => undefined);
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
    return this.#read(() => ({ colleges: [], places: [], zipAreas: [], medians: new Map(), state: null }), stopped);
  }

  override async loadCounts() {
    this.countReads++;
    return this.#read(() => ({ counts: new Map() }));
  }

  async #read<T>(read: () => T, stopped?: Promise<void>): Promise<T & { version: CatalogVersion }> {
    const { version } = this;
    this.maxConcurrent = Math.max(this.maxConcurrent, ++this.concurrent);
    await Promise.race([this.pause, ...(stopped ? [stopped] : [])]);
    this.concurrent--;
    return { ...read(), version };
  }
}

describe('the snapshots of the catalog', () => {
  let source: StubSource;
  let snapshots: CatalogSnapshots;
  let announce: Listener;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    source = new StubSource();
    const notifications = new StubNotifications();
    announce = (subject) => notifications.announceToTest(subject);
    snapshots = new CatalogSnapshots(source, notifications, settingsOf(true));
  });
  afterEach(async () => {
    await snapshots.onModuleDestroy();
    jest.useRealTimers();
  });

  /** Lets everything happen that waits for no timer. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resume) => setImmediate(resume));
  };
  const pass = async (milliseconds: number): Promise<void> => {
    jest.advanceTimersByTime(milliseconds);
    await settle();
  };
  const start = (): Promise<void> => {
    snapshots.onApplicationBootstrap();
    return settle();
  };
  const holdUpReads = (): (() => void) => {
    let resume: () => void = () => undefined;
    source.pause = new Promise((resolve) => (resume = resolve));
    return () => resume();
  };
  const change = (part: keyof CatalogVersion, to: string): void => {
    source.version = { ...source.version, [part]: to };
    announce(part);
  };

  it('are read in the background after the start', async () => {
    expect(snapshots.current).toBeNull();
    await start();
    expect(snapshots.current?.version).toEqual({ content: 'one', counts: 'one' });
  });

  it('are not used from the announcement of a change until the next one is read', async () => {
    await start();
    change('content', 'two');
    expect(snapshots.current).toBeNull();
    await pass(400);
    expect(snapshots.current).toBeNull();
    await pass(200);
    expect([snapshots.current?.version.content, source.reads]).toEqual(['two', 2]);
  });

  it('are read once for several changes', async () => {
    await start();
    for (const content of ['two', 'three', 'four']) change('content', content);
    await pass(600);
    expect([snapshots.current?.version.content, source.reads]).toEqual(['four', 2]);
  });

  it('are read again if a change is announced while one is read, and never two at the same time', async () => {
    await start();
    const resume = holdUpReads();
    change('content', 'two');
    await pass(600);
    change('content', 'three');
    await pass(600);
    resume();
    await settle();
    await pass(600);
    expect([snapshots.current?.version.content, source.maxConcurrent]).toEqual(['three', 1]);
  });

  it('are not used if a change was announced while they were read', async () => {
    await start();
    const resume = holdUpReads();
    change('content', 'two');
    await pass(600);
    change('content', 'three');
    resume();
    await settle();
    expect(snapshots.current).toBeNull();
  });

  it('read only the counts again if only they have changed', async () => {
    await start();
    change('counts', 'two');
    expect(snapshots.current?.version.counts).toBe('one');
    await pass(600);
    expect([snapshots.current?.version.counts, source.reads, source.countReads]).toEqual(['two', 1, 1]);
  });

  it('notice a lost announcement after a minute, or when announcements may have been missed', async () => {
    await start();
    source.version = { content: 'two', counts: 'one' };
    await pass(61_000);
    expect(snapshots.current?.version.content).toBe('two');
    source.version = { content: 'three', counts: 'one' };
    announce();
    expect(snapshots.current).not.toBeNull();
    await pass(600);
    expect(snapshots.current?.version.content).toBe('three');
  });

  it('are not used if the colleges are found changed while counts are read, even without an announcement', async () => {
    await start();
    let resume: () => void = () => undefined;
    const countsAreRead = new Promise<void>((resolve) => (resume = resolve));
    source.loadCounts = async () => {
      await countsAreRead;
      return { counts: new Map(), version: source.version };
    };
    change('counts', 'two');
    await pass(600);
    source.version = { content: 'two', counts: 'two' };
    resume();
    await settle();
    expect(snapshots.current).toBeNull();
    await pass(600);
    expect(snapshots.current?.version).toEqual({ content: 'two', counts: 'two' });
  });

  it('are read again within a minute if they could not be read', async () => {
    await start();
    source.failure = new ConnectionLost(new Error('reset'));
    change('content', 'two');
    await pass(600);
    expect([snapshots.current, source.reads]).toEqual([null, 2]);
    await pass(60_000);
    expect([snapshots.current?.version.content, source.reads]).toEqual(['two', 3]);
  });

  it('are not used if a comparison finds another version', async () => {
    await start();
    await snapshots.compareVersion();
    expect(snapshots.current).not.toBeNull();
    source.version = { content: 'two', counts: 'one' };
    await snapshots.compareVersion();
    expect(snapshots.current).toBeNull();
  });

  it('don’t make a server wait for a read when it stops', async () => {
    source.pause = new Promise(() => undefined);
    await start();
    const stopped = snapshots.onModuleDestroy().then(() => 'stopped');
    await settle();

    expect(await Promise.race([stopped, Promise.resolve('waiting')])).toBe('stopped');
  });

  it('stay unread in a process without background work', async () => {
    const idle = new CatalogSnapshots(source, new StubNotifications(), settingsOf(false));
    idle.onApplicationBootstrap();
    idle.expectChange();
    await pass(120_000);
    expect([idle.current, source.reads]).toEqual([null, 0]);
  });
});
