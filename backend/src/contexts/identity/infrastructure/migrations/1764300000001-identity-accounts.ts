import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds pending addresses, more kinds of emailed links, sessions that can be listed, and the second factor. */
export class IdentityAccounts1764300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE identity.users ADD pending_email text CHECK (char_length(pending_email) BETWEEN 3 AND 254);

      ALTER TABLE identity.email_tokens
        DROP CONSTRAINT email_tokens_purpose_check,
        ADD CONSTRAINT email_tokens_purpose_check
          CHECK (purpose IN ('confirm-email', 'change-email', 'reset-password'));

      -- A number by which the owner can name a session; it may come again after two thousand million of them.
      ALTER TABLE identity.sessions
        ADD id integer GENERATED ALWAYS AS IDENTITY (CYCLE),
        ADD CONSTRAINT sessions_listed UNIQUE (user_id, id);

      -- The secret is encrypted, the recovery codes are digests: both with keys that are not in the database.
      CREATE TABLE identity.totp_credentials (
        user_id integer PRIMARY KEY REFERENCES identity.users ON DELETE CASCADE,
        secret bytea NOT NULL,
        enabled_at timestamptz(3),
        last_step integer,
        recovery_codes text[] NOT NULL CHECK (cardinality(recovery_codes) <= 10)
      );

      CREATE TABLE identity.half_sessions (
        secret_hash bytea PRIMARY KEY CHECK (octet_length(secret_hash) = 32),
        user_id integer NOT NULL REFERENCES identity.users ON DELETE CASCADE,
        password_set_at timestamptz(3) NOT NULL,
        opened_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL CHECK (ends_at > opened_at),
        tries_left integer NOT NULL CHECK (tries_left >= 0)
      );
      CREATE INDEX half_sessions_of_user ON identity.half_sessions (user_id);
      CREATE INDEX half_sessions_by_end ON identity.half_sessions (ends_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE identity.half_sessions, identity.totp_credentials;
      ALTER TABLE identity.sessions DROP COLUMN id;
      DELETE FROM identity.email_tokens WHERE purpose <> 'confirm-email';
      ALTER TABLE identity.email_tokens
        DROP CONSTRAINT email_tokens_purpose_check,
        ADD CONSTRAINT email_tokens_purpose_check CHECK (purpose IN ('confirm-email'));
      ALTER TABLE identity.users DROP COLUMN pending_email;
    `);
  }
}
