import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['external_identities', 'external_attempts', 'pending_registrations'] as const;

/** Adds sign-in with the OpenID Connect providers of colleges. */
export class CollegeSignIn1765650000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE identity.college_sign_ins (
        college_id integer PRIMARY KEY,
        college_name text NOT NULL CHECK (char_length(college_name) BETWEEN 1 AND 300),
        issuer text NOT NULL CHECK (char_length(issuer) BETWEEN 1 AND 500),
        client_id text NOT NULL CHECK (char_length(client_id) BETWEEN 1 AND 255),
        client_secret bytea NOT NULL,
        is_enabled boolean NOT NULL,
        tested_at timestamptz(3),
        saved_at timestamptz(3) NOT NULL,
        CONSTRAINT college_sign_ins_tested CHECK (NOT is_enabled OR tested_at IS NOT NULL)
      )`);
    await db.query(/* sql */ `
      CREATE TABLE identity.college_sign_in_domains (
        domain text PRIMARY KEY CHECK (domain = lower(domain) AND char_length(domain) BETWEEN 3 AND 253),
        college_id integer NOT NULL REFERENCES identity.college_sign_ins ON DELETE CASCADE,
        position integer NOT NULL
      )`);
    await db.query('CREATE INDEX college_sign_in_domains_college ON identity.college_sign_in_domains (college_id)');
    for (const table of TABLES) {
      await db.query(`ALTER TABLE identity.${table} ADD COLUMN college_id integer`);
      await db.query(`ALTER TABLE identity.${table} DROP CONSTRAINT ${table}_provider_check`);
      await db.query(/* sql */ `
        ALTER TABLE identity.${table} ADD CONSTRAINT ${table}_source CHECK (
          CASE WHEN college_id IS NULL THEN provider IN ('google', 'linkedin') ELSE provider = 'college' END
        ) NOT VALID`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`DELETE FROM identity.${table} WHERE college_id IS NOT NULL`);
      await db.query(`ALTER TABLE identity.${table} DROP COLUMN college_id`);
      await db.query(/* sql */ `
        ALTER TABLE identity.${table} ADD CONSTRAINT ${table}_provider_check CHECK (provider IN ('google', 'linkedin'))`);
    }
    await db.query('DROP TABLE identity.college_sign_in_domains');
    await db.query('DROP TABLE identity.college_sign_ins');
  }
}
