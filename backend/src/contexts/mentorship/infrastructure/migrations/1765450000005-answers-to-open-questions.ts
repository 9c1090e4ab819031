import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Distinguishes answers to open questions, which can be anonymous: figures of colleges leave them out. */
export class AnswersToOpenQuestions1765450000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE mentorship.reply_records ADD is_open_question boolean NOT NULL DEFAULT false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.reply_records DROP is_open_question');
  }
}
