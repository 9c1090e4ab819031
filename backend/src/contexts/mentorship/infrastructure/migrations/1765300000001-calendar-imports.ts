import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the calendars that people have added, and the times at which those are busy. */
export class CalendarImports1765300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE mentorship.calendar_imports (
        user_id integer PRIMARY KEY,
        -- Encrypted: anyone who has the address can read the calendar.
        address bytea NOT NULL,
        added_at timestamptz(3) NOT NULL,
        read_at timestamptz(3) NOT NULL,
        failure text CHECK (failure IN ('not-public', 'unreachable', 'refused', 'too-large', 'not-a-calendar')),
        failures integer NOT NULL,
        next_read_at timestamptz(3) NOT NULL
      );
      CREATE INDEX calendar_imports_by_next_reading ON mentorship.calendar_imports (next_read_at);
      CREATE TABLE mentorship.imported_busy_periods (
        user_id integer NOT NULL,
        starts_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, starts_at),
        CHECK (starts_at < ends_at)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.imported_busy_periods, mentorship.calendar_imports');
  }
}
