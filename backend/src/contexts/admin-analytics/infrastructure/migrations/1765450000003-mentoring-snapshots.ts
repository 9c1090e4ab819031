import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the figures about mentoring of closed periods: only the publishable part is stored. */
export class MentoringSnapshots1765450000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE admin_analytics.mentoring_snapshots (
        college_id integer NOT NULL,
        -- The Monday after the period.
        closed_on date NOT NULL CHECK (extract(isodow FROM closed_on) = 1),
        weeks smallint NOT NULL CHECK (weeks BETWEEN 1 AND 53),
        -- The smallest group that was published.
        k smallint NOT NULL CHECK (k >= 5),
        published jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL,
        PRIMARY KEY (college_id, closed_on)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE admin_analytics.mentoring_snapshots');
  }
}
