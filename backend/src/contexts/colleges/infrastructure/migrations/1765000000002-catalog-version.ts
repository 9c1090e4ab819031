import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables that a snapshot of the catalog is read from, except for the counts in the directory entries, and for the
 * history of a college, which is written together with the college.
 */
const CONTENT_TABLES = [
  'colleges',
  'college_majors',
  'major_sources',
  'college_aliases',
  'search_entries',
  'places',
  'type_medians',
  'type_percentiles',
  'catalogue_state',
];

/**
 * The version of the catalog, which the instances compare with their snapshots. Triggers replace and announce it, so
 * that no program that writes to the catalog can forget to.
 */
export class CatalogVersion1765000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE colleges.catalog_version (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        content uuid NOT NULL DEFAULT gen_random_uuid(),
        counts uuid NOT NULL DEFAULT gen_random_uuid()
      );
      COMMENT ON COLUMN colleges.catalog_version.content IS 'replaced when a college or anything derived from it changes';
      COMMENT ON COLUMN colleges.catalog_version.counts IS 'replaced when the number of alumni or interested people changes';
      INSERT INTO colleges.catalog_version DEFAULT VALUES;

      CREATE TABLE colleges.catalog_changes (
        transaction xid8 NOT NULL,
        part text NOT NULL CHECK (part IN ('content', 'counts')),
        PRIMARY KEY (transaction, part)
      );
      COMMENT ON TABLE colleges.catalog_changes IS 'what open transactions have changed; empty after their commit';

      CREATE FUNCTION colleges.record_catalog_change() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
          INSERT INTO colleges.catalog_changes (transaction, part) VALUES (pg_current_xact_id(), 'content')
          ON CONFLICT DO NOTHING;
          RETURN NULL;
        END
      $$;

      CREATE FUNCTION colleges.record_count_change() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
          -- The nightly counts change few colleges, and most statements none.
          IF EXISTS (SELECT FROM changed) THEN
            INSERT INTO colleges.catalog_changes (transaction, part) VALUES (pg_current_xact_id(), 'counts')
            ON CONFLICT DO NOTHING;
          END IF;
          RETURN NULL;
        END
      $$;

      CREATE FUNCTION colleges.publish_catalog_change() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
          DELETE FROM colleges.catalog_changes WHERE transaction = NEW.transaction AND part = NEW.part;
          UPDATE colleges.catalog_version SET
            content = CASE NEW.part WHEN 'content' THEN gen_random_uuid() ELSE content END,
            counts = CASE NEW.part WHEN 'counts' THEN gen_random_uuid() ELSE counts END;
          PERFORM pg_notify('gradspan',
            json_build_object('from', 'database', 'topic', 'catalog-changed', 'subject', NEW.part)::text);
          RETURN NULL;
        END
      $$;

      -- Deferred: the row of the version is locked only during the commit, not during an import.
      CREATE CONSTRAINT TRIGGER publish_catalog_change AFTER INSERT ON colleges.catalog_changes
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION colleges.publish_catalog_change();
    `);
    for (const table of CONTENT_TABLES) {
      await db.query(
        `CREATE TRIGGER record_catalog_change AFTER INSERT OR UPDATE OR DELETE ON colleges.${table}
           FOR EACH STATEMENT EXECUTE FUNCTION colleges.record_catalog_change()`,
      );
    }
    await db.query(`
      CREATE TRIGGER record_catalog_change AFTER INSERT OR DELETE ON colleges.directory_entries
        FOR EACH STATEMENT EXECUTE FUNCTION colleges.record_catalog_change();
      CREATE TRIGGER record_count_change AFTER UPDATE ON colleges.directory_entries
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION colleges.record_count_change()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of [...CONTENT_TABLES, 'directory_entries'])
      await db.query(`DROP TRIGGER record_catalog_change ON colleges.${table}`);
    await db.query(`
      DROP TRIGGER record_count_change ON colleges.directory_entries;
      DROP TABLE colleges.catalog_version, colleges.catalog_changes;
      DROP FUNCTION colleges.record_catalog_change(), colleges.record_count_change(), colleges.publish_catalog_change()
    `);
  }
}
