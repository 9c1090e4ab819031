import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the export and the deletion of the person who proposed to finish. */
export class ProposedEndsByPerson1765620000001 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS mentorship.mentoring_relationships_by_proposal');
    await db.query(/* sql */ `CREATE INDEX CONCURRENTLY mentoring_relationships_by_proposal
      ON mentorship.mentoring_relationships (end_proposed_by) WHERE end_proposed_by IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `DROP INDEX mentorship.mentoring_relationships_by_proposal`);
  }
}
