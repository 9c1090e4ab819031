import { DataSource } from 'typeorm';
import {
  closeBeforeDropping,
  createPatientPool,
  freshDatabaseUrl,
  testSettings,
} from '../../../../test/support/database';
import { emptyTablesAndIds } from '../../../../test/support/empty-tables';
import { Aggregate, DomainEvent } from '../../domain/aggregate';
import { Outbox } from '../events/outbox';
import { countFailures } from '../metrics/testing/failures-of';
import type { Settings } from '../settings/settings';
import { maintenanceOptions } from './data-source';
import { UnitOfWork } from './unit-of-work';

const NOON = new Date('2026-03-01T12:00:00Z');

class NoteTaken extends DomainEvent {
  static readonly eventName = 'notes.note-taken';

  constructor(
    readonly text: string,
    occurredAt = NOON,
  ) {
    super(occurredAt);
  }
}

class Note extends Aggregate {
  private constructor(readonly text: string) {
    super();
  }

  static take(text: string): Note {
    const note = new Note(text);
    note.record(new NoteTaken(text));
    return note;
  }
}

let settings: Settings;
let db: DataSource;
let unitOfWork: UnitOfWork;
const outbox = new Outbox();
outbox.enableEvent(NoteTaken.eventName);

beforeAll(async () => {
  settings = testSettings(await freshDatabaseUrl());
  db = await createPatientPool(settings);
  closeBeforeDropping(() => db.destroy());
  unitOfWork = new UnitOfWork(db, outbox);
  await db.query('CREATE TABLE notes (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text UNIQUE)');
});
beforeEach(() => emptyTablesAndIds(db, 'notes', 'platform.outbox'));

const keep = (note: Note): Promise<void> =>
  unitOfWork.saveAggregate(note, (manager) => manager.query('INSERT INTO notes (text) VALUES ($1)', [note.text]));
const write = (text: string): Promise<unknown> => unitOfWork.query('INSERT INTO notes (text) VALUES ($1)', [text]);

const storedNames = async (): Promise<string[]> =>
  (await db.query<{ text: string }[]>('SELECT text FROM notes ORDER BY id')).map(({ text }) => text);
const storedPayloads = async (): Promise<unknown[]> =>
  (await db.query<{ payload: unknown }[]>('SELECT payload FROM platform.outbox ORDER BY id')).map(
    ({ payload }) => payload,
  );

/** The error that TypeORM throws when PostgreSQL aborts one of two deadlocked transactions. */
const deadlock = (): Error => Object.assign(new Error('deadlock detected'), { driverError: { code: '40P01' } });

describe('a prepared statement', () => {
  const count = (text: string) =>
    unitOfWork.queryPrepared<{ n: number }>('SELECT count(*)::int AS n FROM notes WHERE text = $1', [text]);

  it('sees what its own unit of work has written, but not what another one has', async () => {
    const within = await unitOfWork.run(async () => {
      await write('draft');
      const outside = await unitOfWork.runDetached(() => count('draft'));
      return [await count('draft'), outside];
    });
    expect(within).toEqual([[{ n: 1 }], [{ n: 0 }]]);
  });
});

describe('a unit of work', () => {
  it('runs afterwards actions after the commit, and not after a rollback', async () => {
    const executedActions: string[] = [];
    await unitOfWork.run(async () => {
      unitOfWork.afterCommit(() => executedActions.push('written'));
      await unitOfWork.run(async () => unitOfWork.afterCommit(() => executedActions.push('within')));
      expect(executedActions).toEqual([]);
    });
    const failing = unitOfWork.run(async () => {
      unitOfWork.afterCommit(() => executedActions.push('never'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    unitOfWork.afterCommit(() => executedActions.push('at once'));

    expect(executedActions).toEqual(['written', 'within', 'at once']);
  });

  it('stays committed if an afterwards action fails, and runs the other ones', async () => {
    const acted: string[] = [];
    const before = await countFailures('after-commit');
    const done = await unitOfWork.run(async () => {
      unitOfWork.afterCommit(() => {
        throw new Error('broken at once');
      });
      unitOfWork.afterCommit(() => acted.push('other'));
      return 'done';
    });

    expect([done, acted]).toEqual(['done', ['other']]);
    expect(await countFailures('after-commit')).toBe(before + 1);
  });

  it('stores everything together', async () => {
    await unitOfWork.run(async () => {
      await write('one');
      await write('two');
    });

    expect(await storedNames()).toEqual(['one', 'two']);
  });

  it('stores nothing if one part fails', async () => {
    const failing = unitOfWork.run(async () => {
      await write('one');
      await write('one');
    });

    await expect(failing).rejects.toThrow(/duplicate key/);
    expect(await storedNames()).toEqual([]);
  });

  it('hides uncommitted changes from others', async () => {
    await unitOfWork.run(async () => {
      await write('one');
      expect(await unitOfWork.runDetached(storedNames)).toEqual([]);
      expect(await unitOfWork.query('SELECT text FROM notes')).toEqual([{ text: 'one' }]);
    });
  });

  it('returns what the work returns', async () => {
    expect(await unitOfWork.run(async () => 42)).toBe(42);
  });

  it('includes nested units of work', async () => {
    const failing = unitOfWork.run(async () => {
      await unitOfWork.run(() => write('inner'));
      throw new Error('outer failed');
    });

    await expect(failing).rejects.toThrow('outer failed');
    expect(await storedNames()).toEqual([]);
  });

  it('is separate from others that run at the same time', async () => {
    const runs = Array.from({ length: 8 }, (_, i) =>
      unitOfWork.run(async () => {
        await write(`work ${i}`);
        await new Promise((resume) => setTimeout(resume, 5));
        if (i % 2 === 1) throw new Error('odd');
      }),
    );
    await Promise.allSettled(runs);

    expect((await storedNames()).sort()).toEqual(['work 0', 'work 2', 'work 4', 'work 6']);
  });

  it('does not include work that was started within it with apart, even after its end', async () => {
    let resumeWork = (): void => {};
    const over = new Promise<void>((resume) => (resumeWork = resume));
    const later = await unitOfWork.run(async () => ({
      left: unitOfWork.runDetached(async () => {
        await over;
        return unitOfWork.query<{ one: number }>('SELECT 1 AS one');
      }),
    }));
    resumeWork();
    expect(await later.left).toEqual([{ one: 1 }]);
  });

  it('releases its connection after a commit and after a rollback', async () => {
    for (let i = 0; i < 30; i++) await unitOfWork.run(() => write(`note ${i}`));
    for (let i = 0; i < 30; i++) await unitOfWork.run(() => write('note 0')).catch(() => {});

    expect(await unitOfWork.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('plain SQL', () => {
  it('returns the rows of a change with RETURNING', async () => {
    await write('one');

    expect(await unitOfWork.query("UPDATE notes SET text = 'two' RETURNING text")).toEqual([{ text: 'two' }]);
    expect(await unitOfWork.query('DELETE FROM notes RETURNING text')).toEqual([{ text: 'two' }]);
    expect(await unitOfWork.query('DELETE FROM notes RETURNING text')).toEqual([]);
    expect(await unitOfWork.query("INSERT INTO notes (text) VALUES ('three') RETURNING text")).toEqual([
      { text: 'three' },
    ]);
  });

  it('returns two rows if there are two', async () => {
    expect(await unitOfWork.query('SELECT * FROM (VALUES (1), (2)) AS numbers (n)')).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('events', () => {
  it('are stored with the change that caused them', async () => {
    await keep(Note.take('one'));

    expect(await storedNames()).toEqual(['one']);
    expect(await storedPayloads()).toEqual([{ text: 'one', occurredAt: NOON.toISOString() }]);
  });

  it('are stored with their name and time', async () => {
    await keep(Note.take('one'));

    expect(await db.query('SELECT name, occurred_at, handed_over_at FROM platform.outbox')).toEqual([
      { name: 'notes.note-taken', occurred_at: NOON, handed_over_at: null },
    ]);
  });

  it('are not stored if the change is rolled back', async () => {
    const failing = unitOfWork.run(async () => {
      await keep(Note.take('one'));
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await storedPayloads()).toEqual([]);
  });

  it('that no aggregate records are stored and handled with the unit of work, once even if it is retried', async () => {
    const handled: string[] = [];
    outbox.subscribeWithin(NoteTaken.eventName, 'note-listener', async (event) => {
      if (event instanceof NoteTaken) handled.push(event.text);
    });
    let tries = 0;
    await unitOfWork.run(async () => {
      await unitOfWork.publish(new NoteTaken('alone'));
      if (++tries === 1) throw deadlock();
    });
    outbox.subscribeWithin(NoteTaken.eventName, 'note-listener', async () => {});

    expect(handled).toEqual(['alone', 'alone']);
    expect(await storedPayloads()).toEqual([{ text: 'alone', occurredAt: NOON.toISOString() }]);
  });

  it('do not start the relay before they are committed', async () => {
    const wakes: number[] = [];
    outbox.onWake(() => wakes.push(1));
    await unitOfWork.run(async () => {
      await keep(Note.take('one'));
      expect(wakes).toHaveLength(0);
    });
    await unitOfWork.run(() => write('two'));

    expect(wakes).toHaveLength(1);
  });

  it('are stored in the order in which they happened', async () => {
    await unitOfWork.run(async () => {
      for (const text of ['one', 'two', 'three']) await keep(Note.take(text));
    });

    expect((await storedPayloads()).map((event) => (event as NoteTaken).text)).toEqual(['one', 'two', 'three']);
  });
});

describe('a unit of work in a deadlock', () => {
  it('is retried', async () => {
    let tries = 0;
    await unitOfWork.run(async () => {
      await write(`try ${++tries}`);
      if (tries < 3) throw deadlock();
    });

    expect(await storedNames()).toEqual(['try 3']);
  });

  it('fails after the third try', async () => {
    let tries = 0;
    const failing = unitOfWork.run(async () => {
      tries++;
      throw deadlock();
    });

    await expect(failing).rejects.toThrow('deadlock detected');
    expect(tries).toBe(3);
  });

  it('is not retried for any other reason', async () => {
    let tries = 0;
    const failing = unitOfWork.run(async () => {
      tries++;
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(tries).toBe(1);
  });

  it('stores its events once', async () => {
    let tries = 0;
    await unitOfWork.run(async () => {
      await keep(Note.take('one'));
      if (++tries < 2) throw deadlock();
    });

    expect(await storedPayloads()).toHaveLength(1);
  });

  it('stores the events of an aggregate that was created before it', async () => {
    const note = Note.take('one');
    let tries = 0;
    await unitOfWork.run(async () => {
      await keep(note);
      if (++tries < 2) throw deadlock();
    });

    expect(await storedPayloads()).toEqual([{ text: 'one', occurredAt: NOON.toISOString() }]);
  });

  it('succeeds after a real deadlock', async () => {
    await write('a');
    await write('b');
    const change = (first: string, second: string) =>
      unitOfWork.run(async () => {
        await unitOfWork.query(`UPDATE notes SET text = text || '+' WHERE text LIKE $1`, [`${first}%`]);
        await new Promise((resume) => setTimeout(resume, 100));
        await unitOfWork.query(`UPDATE notes SET text = text || '+' WHERE text LIKE $1`, [`${second}%`]);
      });
    await Promise.all([change('a', 'b'), change('b', 'a')]);

    expect(await storedNames()).toEqual(['a++', 'b++']);
  });
});

describe('a unit of work on another connection', () => {
  const readLimit = async (): Promise<string> =>
    (await unitOfWork.query<{ limit: string }>(`SELECT current_setting('statement_timeout') AS limit`))[0]!.limit;
  let maintenance: DataSource;
  beforeAll(async () => {
    maintenance = await new DataSource(maintenanceOptions(settings, { entities: [], migrations: [] })).initialize();
  });
  afterAll(() => maintenance.destroy());

  it('is what all classes with this unit of work use, with the time limits of that connection', async () => {
    const limits = await unitOfWork.runOn(maintenance, async () => {
      await write('one');
      await unitOfWork.run(() => write('two'));
      await keep(Note.take('three'));
      return [await readLimit(), await unitOfWork.runDetached(readLimit)];
    });

    expect(await storedNames()).toEqual(['one', 'two', 'three']);
    expect(await storedPayloads()).toHaveLength(1);
    expect(limits[0]).toBe('0');
    expect(limits[1]).not.toBe('0');
  });

  it('stores nothing if it fails, and can’t be opened within another one', async () => {
    const failing = unitOfWork.runOn(maintenance, async () => {
      await write('never');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const nested = unitOfWork.run(() => unitOfWork.runOn(maintenance, async () => write('never')));
    await expect(nested).rejects.toThrow('one connection');
    expect(await storedNames()).toEqual([]);
  });
});
