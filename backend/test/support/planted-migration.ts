import type { QueryRunner } from 'typeorm';
import type { MigrationClass } from './migration-rules';

/** Builds a migration of this name that runs `statements`. */
export function createMigration(name: string, statements: readonly string[], transaction?: false): MigrationClass {
  const migration = class {
    readonly transaction = transaction;
    async up(db: QueryRunner): Promise<void> {
      for (const sql of statements) await db.query(sql);
    }
    async down(): Promise<void> {}
  };
  Object.defineProperty(migration, 'name', { value: name });
  return migration;
}
