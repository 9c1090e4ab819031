import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the other meeting of a joint call. Not a foreign key, because the two meetings refer to each other. */
export class JointCalls1765600000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.meetings ADD COLUMN joint_with_id integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.meetings DROP COLUMN joint_with_id');
  }
}
