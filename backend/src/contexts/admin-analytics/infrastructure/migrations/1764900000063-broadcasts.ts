import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds messages from colleges to students who allow them, with their deliveries and answers. */
export class Broadcasts1764900000063 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE admin_analytics.broadcasts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        college_id integer NOT NULL,
        subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 120),
        content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 4000),
        status text NOT NULL CHECK (status IN ('waiting', 'sent', 'declined', 'withdrawn')),
        -- Null once the account is gone.
        created_by integer,
        created_at timestamptz(3) NOT NULL,
        decided_by integer,
        decided_at timestamptz(3),
        -- As the college may know it; null until it is sent.
        delivered text CHECK (delivered IN ('<10', '10+', '40+'))
      );
      CREATE INDEX broadcasts_of_college ON admin_analytics.broadcasts (college_id, id);
      CREATE UNIQUE INDEX broadcasts_one_waiting ON admin_analytics.broadcasts (college_id) WHERE status = 'waiting';
      CREATE INDEX broadcasts_by_age ON admin_analytics.broadcasts (coalesce(decided_at, created_at));
      CREATE INDEX broadcasts_created_by ON admin_analytics.broadcasts (created_by);
      CREATE INDEX broadcasts_decided_by ON admin_analytics.broadcasts (decided_by);

      CREATE TABLE admin_analytics.broadcast_deliveries (
        student_id integer NOT NULL,
        broadcast_id integer NOT NULL REFERENCES admin_analytics.broadcasts ON DELETE CASCADE,
        delivered_at timestamptz(3) NOT NULL,
        read_at timestamptz(3),
        PRIMARY KEY (student_id, broadcast_id)
      );
      CREATE INDEX broadcast_deliveries_of_broadcast ON admin_analytics.broadcast_deliveries (broadcast_id);
      CREATE INDEX broadcast_deliveries_by_age ON admin_analytics.broadcast_deliveries (delivered_at);

      CREATE TABLE admin_analytics.broadcast_answers (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        broadcast_id integer NOT NULL,
        student_id integer NOT NULL,
        -- The administrator who wrote it, null once their account is gone; meaningless where the student wrote.
        written_by integer,
        is_by_college boolean NOT NULL,
        content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 4000),
        created_at timestamptz(3) NOT NULL,
        FOREIGN KEY (student_id, broadcast_id) REFERENCES admin_analytics.broadcast_deliveries ON DELETE CASCADE
      );
      CREATE INDEX broadcast_answers_of_thread ON admin_analytics.broadcast_answers (broadcast_id, student_id, id);
      CREATE INDEX broadcast_answers_of_student ON admin_analytics.broadcast_answers (student_id, broadcast_id);
      CREATE INDEX broadcast_answers_written_by ON admin_analytics.broadcast_answers (written_by);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE admin_analytics.broadcast_answers, admin_analytics.broadcast_deliveries, admin_analytics.broadcasts
    `);
  }
}
