import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the keys by which alumni are found for open questions, and when each was last offered one. Existing profiles
 * are indexed at the next start.
 */
export class Answerers1765410000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE mentorship.answerers (
        user_id integer PRIMARY KEY,
        -- Stays when the profile is hidden and shown again.
        last_offered_at timestamptz(3)
      )
    `);
    await db.query(/* sql */ `
      CREATE TABLE mentorship.answerer_keys (
        user_id integer NOT NULL,
        key text NOT NULL,
        -- That of the alum, to read the ones who have waited longest from the index.
        last_offered_at timestamptz(3),
        PRIMARY KEY (user_id, key)
      )
    `);
    await db.query(
      'CREATE INDEX answerer_keys_waiting ON mentorship.answerer_keys (key, last_offered_at NULLS FIRST, user_id)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.answerer_keys, mentorship.answerers');
  }
}
