import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history of changes to each college, by the federal files and by its administrators. */
export class CollegeHistory1764200000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE colleges.college_history (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        college_id integer NOT NULL REFERENCES colleges.colleges ON DELETE CASCADE,
        field text NOT NULL,
        source text NOT NULL CHECK (source IN ('federal', 'college')),
        old_value jsonb,
        new_value jsonb,
        release text,
        changed_at timestamptz(3) NOT NULL,
        -- The person is a number, not a reference: the record outlives the account.
        changed_by integer CHECK (source = 'federal' OR changed_by IS NOT NULL)
      );
      COMMENT ON COLUMN colleges.college_history.new_value IS 'as kept: rates are percent; null is "not reported"';
      CREATE INDEX college_history_of_college ON colleges.college_history (college_id, changed_at DESC, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE colleges.college_history');
  }
}
