import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { ReconnectingDatabase } from './reconnecting-database';

const away = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const collision = (): Error => Object.assign(new Error('deadlock detected'), { code: '40P01' });
const syntax = (): Error => Object.assign(new Error('syntax error'), { code: '42601' });

/** A pool whose statements fail like this, one after the other, and then succeed. */
function poolThatFails(...failures: Error[]) {
  const released: boolean[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: async () => {
      const failure = failures.shift();
      if (!failure) return { rows: [{ count: 1 }] };
      // A lost connection is told to the statement and to anyone who listens to the client; no one listening ends the process.
      if (failure.message.includes('ECONN')) client.emit('error', failure);
      throw failure;
    },
    release: (broken = false) => released.push(broken),
  });
  return { pool: { connect: async () => client } as unknown as Pool, released };
}

describe('a statement of the job queue', () => {
  it('waits until the database is back', async () => {
    const { pool } = poolThatFails(away(), away());

    expect(await new ReconnectingDatabase(pool).executeSql('SELECT 1')).toEqual({ rows: [{ count: 1 }] });
  });

  it('is tried again when it ran into another', async () => {
    const { pool } = poolThatFails(collision());

    expect(await new ReconnectingDatabase(pool).executeSql('SELECT 1')).toEqual({ rows: [{ count: 1 }] });
  });

  it('fails at once for any other reason', async () => {
    const { pool } = poolThatFails(syntax());

    await expect(new ReconnectingDatabase(pool).executeSql('SELEC 1')).rejects.toThrow('syntax error');
  });

  it('leaves no broken transaction to the next user of its connection', async () => {
    const { pool, released } = poolThatFails(collision());
    await new ReconnectingDatabase(pool).executeSql('BEGIN; SELECT 1; COMMIT');

    expect(released).toEqual([true, false]);
  });

  it('is let go when the process leaves', async () => {
    const { pool } = poolThatFails(away(), away());
    const db = new ReconnectingDatabase(pool);
    db.leave();

    expect(await db.executeSql('SELECT 1')).toEqual({});
  });

  it('is waited for when the process leaves', async () => {
    const { pool } = poolThatFails(collision());
    const db = new ReconnectingDatabase(pool);
    let answered = false;
    void db.executeSql('SELECT 1').then(() => (answered = true));
    await db.quiet();

    expect(answered).toBe(true);
  });
});
