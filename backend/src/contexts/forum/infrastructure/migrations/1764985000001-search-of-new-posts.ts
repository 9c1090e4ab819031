import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that a search uses are filled in by a second statement, after the discussion is inserted. */
export class SearchOfNewPosts1764985000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE forum.forum_posts ALTER COLUMN tag_keys SET DEFAULT '{}', ALTER COLUMN search SET DEFAULT '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE forum.forum_posts ALTER COLUMN tag_keys DROP DEFAULT, ALTER COLUMN search DROP DEFAULT',
    );
  }
}
