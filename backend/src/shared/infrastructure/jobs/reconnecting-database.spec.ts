import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { ReconnectingDatabase } from './reconnecting-database';

const away = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const deadlockError = (): Error => Object.assign(new Error('deadlock detected'), { code: '40P01' });
const syntaxError = (): Error => Object.assign(new Error('syntax error'), { code: '42601' });

/** Returns a pool whose statements fail with these errors, one after the other, and then succeed. */
function createFailingPool(...failures: Error[]) {
  const released: boolean[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: async () => {
      const failure = failures.shift();
      if (!failure) return { rows: [{ count: 1 }] };
      // A lost connection rejects the statement and emits an error on the client; without a listener, that ends the
      // process.
      if (failure.message.includes('ECONN')) client.emit('error', failure);
      throw failure;
    },
    release: (broken = false) => released.push(broken),
  });
  return { pool: { connect: async () => client } as unknown as Pool, released };
}

describe('a statement of the job queue', () => {
  it('waits until the database is back', async () => {
    const { pool } = createFailingPool(away(), away());

    expect(await new ReconnectingDatabase(pool).executeSql('SELECT 1')).toEqual({ rows: [{ count: 1 }] });
  });

  it('is retried after a collision with another one', async () => {
    const { pool } = createFailingPool(deadlockError());

    expect(await new ReconnectingDatabase(pool).executeSql('SELECT 1')).toEqual({ rows: [{ count: 1 }] });
  });

  it('fails immediately for any other reason', async () => {
    const { pool } = createFailingPool(syntaxError());

    await expect(new ReconnectingDatabase(pool).executeSql('SELEC 1')).rejects.toThrow('syntax error');
  });

  it('leaves no broken transaction to the next user of its connection', async () => {
    const { pool, released } = createFailingPool(deadlockError());
    await new ReconnectingDatabase(pool).executeSql('BEGIN; SELECT 1; COMMIT');

    expect(released).toEqual([true, false]);
  });

  it('is abandoned when the process stops', async () => {
    const { pool } = createFailingPool(away(), away());
    const db = new ReconnectingDatabase(pool);
    db.stopRetrying();

    expect(await db.executeSql('SELECT 1')).toEqual({});
  });

  it('is awaited when the process stops', async () => {
    const { pool } = createFailingPool(deadlockError());
    const db = new ReconnectingDatabase(pool);
    let answered = false;
    void db.executeSql('SELECT 1').then(() => (answered = true));
    await db.waitForStatements();

    expect(answered).toBe(true);
  });
});
