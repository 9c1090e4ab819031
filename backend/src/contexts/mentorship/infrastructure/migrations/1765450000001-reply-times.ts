import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the records of answers to requests, and the reply times of closed weeks. */
export class ReplyTimes1765450000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE mentorship.reply_records (
        alum_id integer NOT NULL,
        asker_id integer NOT NULL,
        asked_at timestamptz(3) NOT NULL,
        college_id integer,
        -- When it was answered, or when it expired or was declined without a reason.
        decided_at timestamptz(3),
        is_answered boolean,
        PRIMARY KEY (alum_id, asker_id, asked_at),
        CONSTRAINT reply_records_decided CHECK ((decided_at IS NULL) = (is_answered IS NULL)),
        CONSTRAINT reply_records_times CHECK (decided_at >= asked_at)
      );
      CREATE INDEX reply_records_of_alum ON mentorship.reply_records (alum_id, decided_at);
      CREATE INDEX reply_records_of_asker ON mentorship.reply_records (asker_id);
      CREATE INDEX reply_records_of_college ON mentorship.reply_records (college_id, decided_at);
      CREATE INDEX reply_records_by_time ON mentorship.reply_records (decided_at);
      CREATE INDEX reply_records_by_age ON mentorship.reply_records (asked_at);

      -- As of the Monday closed_on.
      CREATE TABLE mentorship.reply_times_of_colleges (
        college_id integer PRIMARY KEY,
        closed_on date NOT NULL,
        replies_within_days smallint
      );

      CREATE TABLE mentorship.reply_times_of_product (
        -- The Monday after the week.
        closed_on date PRIMARY KEY CHECK (extract(isodow FROM closed_on) = 1),
        requests integer,
        answered_percent smallint CHECK (answered_percent BETWEEN 0 AND 100),
        replies_within_days smallint
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP TABLE mentorship.reply_times_of_product, mentorship.reply_times_of_colleges, mentorship.reply_records',
    );
  }
}
