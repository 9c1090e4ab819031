import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds codes that prove a staff address, and invitations of colleagues. */
export class VerificationAndInvitations1764900000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE admin_analytics.verification_codes (
        user_id integer PRIMARY KEY,
        college_id integer NOT NULL,
        email text NOT NULL CHECK (email = lower(email)),
        -- Null until the mail with the code is sent.
        code_hash bytea,
        failed_tries integer NOT NULL DEFAULT 0,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX verification_codes_by_end ON admin_analytics.verification_codes (expires_at);

      -- Keys of invitations are above those of people: one address of the API takes both.
      CREATE TABLE admin_analytics.administrator_invitations (
        id integer GENERATED ALWAYS AS IDENTITY (START WITH 1000000001 MINVALUE 1000000001) PRIMARY KEY,
        college_id integer NOT NULL,
        email text NOT NULL CHECK (email = lower(email)),
        department text CHECK (char_length(department) BETWEEN 2 AND 100),
        position text CHECK (char_length(position) BETWEEN 2 AND 100),
        invited_by integer,
        -- Null until the mail with the link is sent.
        token_hash bytea UNIQUE,
        invited_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        UNIQUE (college_id, email)
      );
      COMMENT ON COLUMN admin_analytics.administrator_invitations.invited_by IS 'null after the account was erased';
      CREATE INDEX administrator_invitations_of_person ON admin_analytics.administrator_invitations (invited_by)
        WHERE invited_by IS NOT NULL;
      CREATE INDEX administrator_invitations_by_end ON admin_analytics.administrator_invitations (expires_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE admin_analytics.administrator_invitations, admin_analytics.verification_codes');
  }
}
