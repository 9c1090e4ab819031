import PgBoss from 'pg-boss';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of pg-boss, which made them itself at the first start before. Each queue is a partition: the function that adds
 * one acts for its owner, so that the role that runs the product needs no right to make tables. A pg-boss whose tables are
 * others refuses to start until a migration has run its `getMigrationPlans` and set the function up again.
 */
export class JobTables1764728000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const asked = db.query(`SELECT FROM pg_tables WHERE schemaname = 'jobs' AND tablename = 'version'`);
    const there = (await asked) as unknown as object[];
    if (there.length === 0) await db.query(withoutTransaction(PgBoss.getConstructionPlans('jobs')));
    await db.query(
      'ALTER FUNCTION jobs.create_queue(text, json) SECURITY DEFINER SET search_path = pg_catalog, pg_temp',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP SCHEMA jobs CASCADE');
  }
}

/** The script brings a transaction of its own; the migration has one. */
const withoutTransaction = (script: string): string => script.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
