import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the requests of students to be notified when the first alum of a college joins. */
export class AlumniAlerts1764995000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE mentorship.alumni_alerts (
        user_id integer NOT NULL,
        college_id integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, college_id)
      );
      CREATE INDEX alumni_alerts_by_college ON mentorship.alumni_alerts (college_id);
      CREATE INDEX alumni_alerts_by_age ON mentorship.alumni_alerts (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.alumni_alerts');
  }
}
