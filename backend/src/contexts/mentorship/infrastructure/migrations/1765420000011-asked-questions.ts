import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions that students ask openly, because they count with open requests and first contacts. */
export class AskedQuestions1765420000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE mentorship.asked_questions (
        user_id integer NOT NULL,
        question_id integer NOT NULL,
        asked_at timestamptz(3) NOT NULL,
        is_open boolean NOT NULL,
        PRIMARY KEY (user_id, question_id)
      )`);
    await db.query('CREATE INDEX asked_questions_over ON mentorship.asked_questions (asked_at) WHERE NOT is_open');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.asked_questions');
  }
}
