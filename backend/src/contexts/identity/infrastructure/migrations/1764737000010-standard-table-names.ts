import type { MigrationInterface, QueryRunner } from 'typeorm';

const RENAMED_TABLES = [
  ['half_sessions', 'pending_second_factors'],
  ['sign_in_guesses', 'password_attempts'],
] as const;

/** Renames a table with its constraints and indexes; indexes that belong to a constraint are renamed with it. */
const renameTableSql = (from: string, to: string): string => `
  ALTER TABLE identity.${from} RENAME TO ${to};
  DO $$
  DECLARE old text;
  BEGIN
    FOR old IN SELECT conname FROM pg_constraint
      WHERE conrelid = 'identity.${to}'::regclass AND starts_with(conname, '${from}') LOOP
      EXECUTE format('ALTER TABLE identity.${to} RENAME CONSTRAINT %I TO %I', old, replace(old, '${from}', '${to}'));
    END LOOP;
    FOR old IN SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE indrelid = 'identity.${to}'::regclass AND starts_with(relname, '${from}') LOOP
      EXECUTE format('ALTER INDEX identity.%I RENAME TO %I', old, replace(old, '${from}', '${to}'));
    END LOOP;
  END $$;`;

/**
 * Renames tables to common names. The previous version reads and writes through views until a later release drops them.
 */
export class StandardTableNames1764737000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [old, standard] of RENAMED_TABLES) {
      await db.query(`${renameTableSql(old, standard)}
        CREATE VIEW identity.${old} AS SELECT * FROM identity.${standard};`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [old, standard] of RENAMED_TABLES) {
      await db.query(`DROP VIEW identity.${old};
        ${renameTableSql(standard, old)}`);
    }
  }
}
