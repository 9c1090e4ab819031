import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For erased users, the audit log keeps only ID, action and time, without network and details. */
export class RecordOfErased1764400000006 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION identity.keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < now() - interval '12 months' THEN
          RETURN OLD;
        END IF;
        IF TG_OP = 'UPDATE' AND num_nonnulls(NEW.network, NEW.device, NEW.request_id, NEW.detail) = 0
           AND (NEW.id, NEW.at, NEW.action, NEW.user_id) = (OLD.id, OLD.at, OLD.action, OLD.user_id)
           AND NOT EXISTS (SELECT FROM identity.users WHERE id = OLD.user_id) THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'identity.audit_log is append-only for twelve months';
      END $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION identity.keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < now() - interval '12 months' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'identity.audit_log is append-only for twelve months';
      END $$;
    `);
  }
}
