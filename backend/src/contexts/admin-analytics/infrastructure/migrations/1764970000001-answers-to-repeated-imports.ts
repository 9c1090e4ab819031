import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the key and the response of an import, for a repetition of the request. */
export class AnswersToRepeatedImports1764970000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.alumni_imports ADD COLUMN request_key text, ADD COLUMN answer jsonb;
      COMMENT ON COLUMN admin_analytics.alumni_imports.answer IS 'the response, deleted with the rejected rows'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE admin_analytics.alumni_imports DROP COLUMN request_key, DROP COLUMN answer');
  }
}
