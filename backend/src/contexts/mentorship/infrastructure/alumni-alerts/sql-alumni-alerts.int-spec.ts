import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { SendAlumniAlerts } from '../../application/alumni-alerts/alumni-alerts';
import { describeAlumniAlerts } from '../../application/alumni-alerts/testing/alumni-alerts.contract';
import { AlumniAlertAnswered } from '../../integration-events/alumni-alert-events';
import { SqlAlumniAlerts } from './sql-alumni-alerts';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() =>
  emptyTables(db, 'mentorship.alumni_alerts', 'mentorship.finder_entries', 'mentorship.blocks', 'platform.outbox'),
);

const addAlum = async (userId: number, collegeId: number, isListed = true, isAway = false): Promise<void> => {
  await db.query(
    `INSERT INTO mentorship.finder_entries
       (user_id, is_listed, is_visible, college_id, college, major, is_willing, is_available, max_mentees, shown, is_away)
     VALUES ($1, $3, $3, $2, 'c', 'm', false, true, 3, 0, $4)`,
    [userId, collegeId, isListed, isAway],
  );
};

describeAlumniAlerts('PostgreSQL', async () => ({
  alerts: new SqlAlumniAlerts(unitOfWorkOn(db)),
  addAlum,
  block: async (blockerId, blockedId) => {
    await db.query('INSERT INTO mentorship.blocks VALUES ($1, $2, now())', [blockerId, blockedId]);
  },
}));

describe('alumni alerts in PostgreSQL', () => {
  const unitOfWork = () => unitOfWorkOn(db, [AlumniAlertAnswered]);
  const NOON = new Date('2026-03-01T12:00:00Z');
  const sendOn = (session: ReturnType<typeof unitOfWorkOn>, alerts = new SqlAlumniAlerts(session)) =>
    new SendAlumniAlerts(alerts, session, { now: () => NOON });
  const count = async (table: string): Promise<number> =>
    (await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM ${table}`))[0]!.n;
  const saveAlerts = (students: number) =>
    db.query(`INSERT INTO mentorship.alumni_alerts SELECT n, 1, now() FROM generate_series(1, ${students}) AS n`);

  it('are not due for alumni who are hidden, suspended or closing', async () => {
    const alerts = new SqlAlumniAlerts(unitOfWork());
    await saveAlerts(1);
    await addAlum(1_001, 1, false);
    await addAlum(1_002, 1, true, true);
    expect(await alerts.hasAlumni(1, 1)).toBe(false);
    expect([await alerts.takeDue(1, 10), await alerts.listDueColleges()]).toEqual([[], []]);
  });

  it('are neither lost nor announced twice when the process fails between two batches', async () => {
    await saveAlerts(450);
    await addAlum(1_001, 1);
    const session = unitOfWork();
    const failing = new SqlAlumniAlerts(session);
    const take = failing.takeDue.bind(failing);
    let batches = 0;
    failing.takeDue = async (collegeId, limit) => {
      const taken = await take(collegeId, limit);
      if (++batches === 2) throw new Error('The process ended.');
      return taken;
    };
    await expect(sendOn(session, failing).execute()).rejects.toThrow('The process ended.');
    expect([await count('mentorship.alumni_alerts'), await count('platform.outbox')]).toEqual([250, 200]);

    await sendOn(unitOfWork()).execute();
    expect([await count('mentorship.alumni_alerts'), await count('platform.outbox')]).toEqual([0, 450]);
  });

  it('are announced once by two instances at the same time', async () => {
    await saveAlerts(450);
    await addAlum(1_001, 1);
    await Promise.all([sendOn(unitOfWork()).execute(), sendOn(unitOfWork()).execute()]);
    await sendOn(unitOfWork()).execute();
    expect([await count('mentorship.alumni_alerts'), await count('platform.outbox')]).toEqual([0, 450]);
  });

  it('are read only for the given college, and only if it has alumni', async () => {
    await db.query(
      `INSERT INTO mentorship.alumni_alerts SELECT n, n % 50 + 1, now() FROM generate_series(1, 5000) AS n`,
    );
    await db.query('ANALYZE mentorship.alumni_alerts');
    const session = unitOfWork();
    const query = session.query.bind(session);
    const plans: string[] = [];
    session.query = async (sql, parameters = []) => {
      plans.push(JSON.stringify(await db.query(`EXPLAIN (ANALYZE, TIMING off, BUFFERS off) ${sql}`, parameters)));
      return query(sql, parameters);
    };
    await new SqlAlumniAlerts(session).takeDue(1, 10);
    expect(plans.join()).toMatch(/alumni_alerts_by_college[^"]*never executed/);
    expect(plans.join()).not.toContain('Seq Scan on alumni_alerts');
  });
});
