import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds uploaded pictures, one per user. */
export class Pictures1764400000007 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE identity.pictures (
        user_id integer PRIMARY KEY REFERENCES identity.users ON DELETE CASCADE,
        key text NOT NULL CONSTRAINT pictures_key UNIQUE CHECK (key ~ '^[0-9a-f]{32}$'),
        bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 524288)
      );
      -- They are as small as they get.
      ALTER TABLE identity.pictures ALTER bytes SET STORAGE EXTERNAL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE identity.users SET avatar_url = NULL WHERE avatar_url LIKE '/pictures/%';
      DROP TABLE identity.pictures;
    `);
  }
}
