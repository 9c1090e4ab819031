import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables of no context: the outbox, counters of limits, stored responses to repeated requests. */
export class Platform1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE SCHEMA platform;

      CREATE TABLE platform.outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        payload jsonb NOT NULL,
        occurred_at timestamptz NOT NULL,
        handed_over_at timestamptz
      );
      CREATE INDEX outbox_waiting ON platform.outbox (id) WHERE handed_over_at IS NULL;

      -- Losing the counters in a crash is harmless, and without a log they cost little.
      CREATE UNLOGGED TABLE platform.rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

      CREATE TABLE platform.idempotency_keys (
        scope text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        status integer,
        body jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      );
      CREATE INDEX idempotency_keys_age ON platform.idempotency_keys (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP SCHEMA platform CASCADE');
  }
}
