import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the alumni that colleges import from files, and the outcome of each import. They have no account until they
 * claim their profile.
 */
export class ImportedAlumni1764900000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE admin_analytics.alumni_imports (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        college_id integer NOT NULL,
        imported_by integer,
        file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
        file_hash bytea,
        status text NOT NULL CHECK (status IN ('running', 'completed', 'failed', 'undone')),
        processed integer NOT NULL DEFAULT 0,
        added integer NOT NULL DEFAULT 0,
        skipped integer NOT NULL DEFAULT 0,
        error_count integer NOT NULL DEFAULT 0,
        started_at timestamptz(3) NOT NULL,
        finished_at timestamptz(3),
        undone_at timestamptz(3),
        removed integer,
        kept integer
      );
      COMMENT ON COLUMN admin_analytics.alumni_imports.imported_by IS 'null after the account was erased, and for the command line';
      CREATE INDEX alumni_imports_of_college ON admin_analytics.alumni_imports (college_id, id DESC);
      CREATE INDEX alumni_imports_of_person ON admin_analytics.alumni_imports (imported_by) WHERE imported_by IS NOT NULL;

      CREATE TABLE admin_analytics.alumni_import_errors (
        import_id integer NOT NULL REFERENCES admin_analytics.alumni_imports ON DELETE CASCADE,
        row_number integer NOT NULL CHECK (row_number > 0),
        message text NOT NULL,
        cells text[] NOT NULL,
        PRIMARY KEY (import_id, row_number)
      );

      CREATE TABLE admin_analytics.imported_alumni (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        college_id integer NOT NULL,
        import_id integer NOT NULL REFERENCES admin_analytics.alumni_imports,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        first_name text NOT NULL,
        last_name text NOT NULL,
        graduation_year integer NOT NULL,
        major text NOT NULL,
        job_title text,
        company text,
        linkedin_url text,
        suggested_mentor boolean,
        imported_at timestamptz(3) NOT NULL,
        invited_at timestamptz(3),
        reminded_at timestamptz(3),
        invitation_hash bytea UNIQUE,
        purge_at timestamptz(3) NOT NULL,
        claimed_by integer UNIQUE,
        claimed_at timestamptz(3),
        CHECK ((claimed_by IS NULL) = (claimed_at IS NULL))
      );
      COMMENT ON COLUMN admin_analytics.imported_alumni.email IS 'an address belongs to one college at most';
      COMMENT ON COLUMN admin_analytics.imported_alumni.suggested_mentor IS 'what the college wrote; the person decides';
      CREATE INDEX imported_alumni_of_college ON admin_analytics.imported_alumni (college_id, id);
      CREATE INDEX imported_alumni_of_import ON admin_analytics.imported_alumni (import_id);
      CREATE INDEX imported_alumni_to_invite ON admin_analytics.imported_alumni (id)
        WHERE invited_at IS NULL AND claimed_by IS NULL;
      CREATE INDEX imported_alumni_to_purge ON admin_analytics.imported_alumni (purge_at) WHERE claimed_by IS NULL;

      CREATE TABLE admin_analytics.declined_addresses (
        college_id integer NOT NULL,
        address_hash bytea NOT NULL,
        declined_at timestamptz(3) NOT NULL,
        PRIMARY KEY (college_id, address_hash)
      );
      COMMENT ON COLUMN admin_analytics.declined_addresses.address_hash IS 'keyed hash of the address in lower case';

      CREATE TABLE admin_analytics.import_mappings (
        college_id integer PRIMARY KEY,
        mapping jsonb NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE admin_analytics.import_mappings, admin_analytics.declined_addresses, admin_analytics.imported_alumni,
        admin_analytics.alumni_import_errors, admin_analytics.alumni_imports`);
  }
}
