import type { MigrationInterface, QueryRunner } from 'typeorm';

const EARLIER_TYPES = "'review', 'user', 'message', 'post', 'reply', 'thanks'";
const NEW_TYPES = "'open-question', 'open-answer'";
const TABLES = ['reports', 'moderation_cases'] as const;

/** Open questions and their answers can be reported. */
export class ReportsOfOpenQuestions1765470000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    for (const table of TABLES) await replaceConstraint(db, table, `${EARLIER_TYPES}, ${NEW_TYPES}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`DELETE FROM forum.${table} WHERE target_type IN (${NEW_TYPES})`);
      await replaceConstraint(db, table, EARLIER_TYPES);
    }
  }
}

async function replaceConstraint(db: QueryRunner, table: string, types: string): Promise<void> {
  const name = `${table}_target_type_check`;
  await db.query(`ALTER TABLE forum.${table} DROP CONSTRAINT ${name}`);
  await db.query(`ALTER TABLE forum.${table} ADD CONSTRAINT ${name} CHECK (target_type IN (${types})) NOT VALID`);
}
