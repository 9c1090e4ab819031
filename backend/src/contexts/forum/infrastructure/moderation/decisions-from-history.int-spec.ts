import { freshDatabase } from '../../../../../test/support/database';
import { DecisionsFromHistory1764980000002 } from '../migrations/1764980000002-decisions-from-history';

describe('migrating the decisions of moderation cases', () => {
  it('restores the last decision of a reopened case, and leaves others unchanged', async () => {
    const db = await freshDatabase();
    const stored = new Date('2026-03-05T12:00:00Z');
    const add = async (target: number, decidedAt: Date | null): Promise<number> => {
      const [row] = await db.query<{ id: number }[]>(
        `INSERT INTO forum.moderation_cases (target_type, target_id, status, is_urgent, reasons, report_count,
           first_reported_at, last_reported_at, is_complete, is_content_hidden, version, decided_at)
         VALUES ('post', $1, 'open', false, '{spam}', 1, now(), now(), true, false, 1, $2) RETURNING id`,
        [target, decidedAt],
      );
      return row!.id;
    };
    const [reopened, never, current] = [await add(1, null), await add(2, null), await add(3, stored)];
    await db.query(
      `INSERT INTO forum.moderation_history (case_id, at, action) VALUES
         ($1, '2026-03-01 12:00Z', 'dismiss'), ($1, '2026-03-02 12:00Z', 'warn'), ($1, '2026-03-03 12:00Z', 'reopen'),
         ($2, '2026-03-01 12:00Z', 'claim'), ($3, '2026-03-01 12:00Z', 'dismiss')`,
      [reopened, never, current],
    );
    const runner = db.createQueryRunner();
    await new DecisionsFromHistory1764980000002().up(runner);
    await runner.release();

    expect(await db.query('SELECT id, decided_at AS "at" FROM forum.moderation_cases ORDER BY id')).toEqual([
      { id: reopened, at: new Date('2026-03-02T12:00:00Z') },
      { id: never, at: null },
      { id: current, at: stored },
    ]);
  });
});
