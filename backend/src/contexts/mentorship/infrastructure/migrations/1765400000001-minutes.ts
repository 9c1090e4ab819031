import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the minutes that alumni give in each month, and those that they have spent. */
export class Minutes1765400000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE mentorship.minutes_given (
        user_id integer PRIMARY KEY,
        minutes_per_month integer NOT NULL CHECK (minutes_per_month BETWEEN 5 AND 600),
        -- First day of the current month, in the time zone of the alum.
        month date NOT NULL,
        month_ends_at timestamptz(3) NOT NULL,
        is_paused boolean NOT NULL
      )
    `);
    await db.query('CREATE INDEX minutes_given_by_end_of_month ON mentorship.minutes_given (month_ends_at)');
    await db.query(/* sql */ `
      CREATE TABLE mentorship.minutes_charges (
        user_id integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('request', 'meeting', 'open-question')),
        source_id bigint NOT NULL,
        -- First day of the month in which the minutes are spent.
        month date NOT NULL,
        minutes integer NOT NULL CHECK (minutes > 0),
        college_id integer,
        charged_at timestamptz(3) NOT NULL,
        returned_at timestamptz(3),
        -- A pair of people has one connection, however often one asks the other.
        PRIMARY KEY (user_id, kind, source_id, charged_at)
      )
    `);
    await db.query('CREATE INDEX minutes_charges_by_user ON mentorship.minutes_charges (user_id, month)');
    await db.query('CREATE INDEX minutes_charges_by_age ON mentorship.minutes_charges (month)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.minutes_charges, mentorship.minutes_given');
  }
}
