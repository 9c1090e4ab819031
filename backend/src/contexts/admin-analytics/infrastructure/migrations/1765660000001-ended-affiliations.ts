import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the ID that a college's own system has for a person, and the alumni whose affiliation a college ended. */
export class EndedAffiliations1765660000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `ALTER TABLE admin_analytics.imported_alumni ADD COLUMN external_id text`);
    await db.query(/* sql */ `
      COMMENT ON COLUMN admin_analytics.imported_alumni.external_id IS 'from a college that provisions its alumni'`);
    await db.query(/* sql */ `
      CREATE TABLE admin_analytics.ended_affiliations (
        -- The same as before in imported_alumni, so that the college's system finds the person again.
        id integer PRIMARY KEY,
        college_id integer NOT NULL,
        external_id text,
        import_id integer NOT NULL,
        email text NOT NULL CHECK (email = lower(email)),
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
        invitation_hash bytea,
        purge_at timestamptz(3) NOT NULL,
        claimed_by integer,
        claimed_at timestamptz(3),
        shares_activity boolean NOT NULL,
        ended_at timestamptz(3) NOT NULL,
        delete_at timestamptz(3) NOT NULL,
        CHECK ((claimed_by IS NULL) = (claimed_at IS NULL))
      )`);
    await db.query(/* sql */ `
      COMMENT ON COLUMN admin_analytics.ended_affiliations.delete_at IS 'when the row is deleted unless the college restores it'`);
    await db.query(/* sql */ `
      CREATE INDEX ended_affiliations_of_college ON admin_analytics.ended_affiliations (college_id, id)`);
    await db.query(/* sql */ `
      CREATE INDEX ended_affiliations_by_address ON admin_analytics.ended_affiliations (college_id, email)`);
    await db.query(/* sql */ `
      CREATE INDEX ended_affiliations_by_external_id ON admin_analytics.ended_affiliations (college_id, external_id)
        WHERE external_id IS NOT NULL`);
    await db.query(/* sql */ `
      CREATE INDEX ended_affiliations_of_person ON admin_analytics.ended_affiliations (claimed_by)
        WHERE claimed_by IS NOT NULL`);
    await db.query(/* sql */ `
      CREATE INDEX ended_affiliations_to_delete ON admin_analytics.ended_affiliations (delete_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE admin_analytics.ended_affiliations');
    await db.query('ALTER TABLE admin_analytics.imported_alumni DROP COLUMN external_id');
  }
}
