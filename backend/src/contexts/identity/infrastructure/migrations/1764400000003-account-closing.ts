import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the closing and the suspension of accounts. */
export class AccountClosing1764400000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE identity.users
        ADD closing_at timestamptz(3),
        ADD delete_after timestamptz(3) CHECK (delete_after > closing_at),
        ADD written_choice text CHECK (written_choice IN ('keep', 'remove')),
        ADD suspended_at timestamptz(3),
        ADD CONSTRAINT users_whole_closing CHECK (
          (closing_at IS NULL) = (delete_after IS NULL) AND (closing_at IS NULL) = (written_choice IS NULL)
        );
      CREATE INDEX users_to_delete ON identity.users (delete_after) WHERE delete_after IS NOT NULL;

      ALTER TABLE identity.email_tokens
        DROP CONSTRAINT email_tokens_purpose_check,
        ADD CONSTRAINT email_tokens_purpose_check
          CHECK (purpose IN ('confirm-email', 'change-email', 'reset-password', 'restore-account'));

      ALTER TABLE identity.audit_log ADD detail text CHECK (char_length(detail) <= 200);
      COMMENT ON COLUMN identity.audit_log.detail IS 'what was refused: method and route, never what was sent';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE identity.audit_log DROP COLUMN detail;
      DELETE FROM identity.email_tokens WHERE purpose = 'restore-account';
      ALTER TABLE identity.email_tokens
        DROP CONSTRAINT email_tokens_purpose_check,
        ADD CONSTRAINT email_tokens_purpose_check
          CHECK (purpose IN ('confirm-email', 'change-email', 'reset-password'));
      ALTER TABLE identity.users
        DROP COLUMN closing_at, DROP COLUMN delete_after, DROP COLUMN written_choice, DROP COLUMN suspended_at;
    `);
  }
}
