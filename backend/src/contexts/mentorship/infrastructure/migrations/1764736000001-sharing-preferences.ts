import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the settings for what people share with their connections; without a row, they share nothing. */
export class SharingPreferences1764736000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE mentorship.sharing_preferences (
        user_id integer PRIMARY KEY,
        read_receipts boolean NOT NULL,
        activity_status boolean NOT NULL,
        changed_at timestamptz(3) NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.sharing_preferences');
  }
}
