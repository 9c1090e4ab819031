import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index of requests by college and time, for the figures about mentoring. */
export class RequestsByCollege1765450000004 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS mentorship.reply_records_asked_of_college');
    await db.query(
      'CREATE INDEX CONCURRENTLY reply_records_asked_of_college ON mentorship.reply_records (college_id, asked_at)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX mentorship.reply_records_asked_of_college');
  }
}
