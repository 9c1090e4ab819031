import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Restores the last decision of cases that were reopened before decisions were stored with the case. */
export class DecisionsFromHistory1764980000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE forum.moderation_cases c SET decided_at = last.at
      FROM (SELECT case_id, max(at) AS at FROM forum.moderation_history
            WHERE action IN ('dismiss', 'warn', 'hide', 'suspend', 'unhide') GROUP BY case_id) last
      WHERE last.case_id = c.id AND (c.decided_at IS NULL OR c.decided_at < last.at)`);
  }

  // The decisions are correct for the earlier version as well.
  async down(): Promise<void> {}
}
