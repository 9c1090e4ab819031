import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates time zones, hours for meetings and calendar feeds. User IDs refer to another schema. */
export class Availability1764600000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mentorship.time_zones (
        user_id integer PRIMARY KEY,
        time_zone text NOT NULL CHECK (char_length(time_zone) BETWEEN 1 AND 64),
        told_at timestamptz(3) NOT NULL
      );

      CREATE TABLE mentorship.availabilities (
        user_id integer PRIMARY KEY,
        length_minutes smallint NOT NULL CHECK (length_minutes IN (15, 30, 45, 60)),
        notice_hours smallint NOT NULL CHECK (notice_hours BETWEEN 0 AND 168),
        rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'array' AND jsonb_array_length(rules) <= 28),
        days_off text[] NOT NULL CHECK (cardinality(days_off) <= 60)
      );

      CREATE TABLE mentorship.calendar_feeds (
        user_id integer PRIMARY KEY,
        -- Only the person who received the address knows its last part.
        token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
        created_at timestamptz(3) NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.calendar_feeds, mentorship.availabilities, mentorship.time_zones');
  }
}
