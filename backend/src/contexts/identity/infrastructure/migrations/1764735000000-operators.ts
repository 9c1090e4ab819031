import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds operators. */
export class Operators1764735000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE identity.operators (
        user_id integer PRIMARY KEY REFERENCES identity.users ON DELETE CASCADE,
        granted_at timestamptz(3) NOT NULL,
        reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE identity.operators');
  }
}
