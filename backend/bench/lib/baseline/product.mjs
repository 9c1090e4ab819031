/**
 * The product's use cases over a `pg` pool with prepared statements: without HTTP, the validation of requests and TypeORM's
 * mapping of entities. Benchmarks compare the product with this.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { built } from '../built.mjs';

/**
 * @typedef {object} Statement
 * @property {string} text
 * @property {unknown[]} values
 */

/** @typedef {Awaited<ReturnType<typeof productWithoutFramework>>} Product */

/**
 * Builds the product's own container with a different unit of work; jobs and listeners are not started.
 * @param {string} databaseUrl
 * @param {(statement: Statement) => void} [onStatement] called for each statement except BEGIN and COMMIT
 */
export async function productWithoutFramework(databaseUrl, onStatement = () => undefined) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const unitOfWork = unitOfWorkOn(pool, onStatement);
  const { AppModule } = built('app.module.js');
  const { loadSettings } = built('shared/infrastructure/settings/settings.js');
  const { UnitOfWork } = built('shared/infrastructure/typeorm/unit-of-work.js');
  const settings = loadSettings({ DATABASE_URL: databaseUrl, SESSION_SECRET: randomBytes(32).toString('base64url') });
  const product = await Test.createTestingModule({ imports: [AppModule.forRoot(settings)] })
    .overrideProvider(UnitOfWork)
    .useValue(unitOfWork)
    .compile();
  return {
    unitOfWork,
    get: (token) => product.get(token, { strict: false }),
    close: async () => {
      await product.close();
      await pool.end();
    },
  };
}

/** Replaces the product's own unit of work; sends one statement for each call. */
function unitOfWorkOn(pool, onStatement) {
  const units = new AsyncLocalStorage();
  const names = new Map();
  const named = (text) => {
    if (!names.has(text)) names.set(text, createHash('sha1').update(text).digest('hex'));
    return names.get(text);
  };
  const unitOfWork = {
    runDetached: (work) => units.exit(work),
    query: async (text, values = []) => {
      onStatement({ text, values });
      const on = units.getStore()?.client ?? pool;
      return (await on.query({ name: named(text), text, values })).rows;
    },
    queryPrepared: (text, values) => unitOfWork.query(text, values),
    get isInUnitOfWork() {
      return units.getStore() !== undefined;
    },
    get manager() {
      const unit = units.getStore() ?? {};
      unit.getRepository ??= (schema) => repositoryOf(schema.options, unitOfWork);
      return unit;
    },
    requireUnitOfWork: () => undefined,
    beforeCommit: (act) => void units.getStore().beforeCommit.push(act),
    afterCommit: (act) => void units.getStore().afterCommit.push(act),
    saveAggregate: (_, write) => write(unitOfWork.manager, false),
    run: async (work) => {
      if (units.getStore()) return work();
      const client = await pool.connect();
      const unit = { client, beforeCommit: [], afterCommit: [] };
      try {
        await client.query('BEGIN');
        const result = await units.run(unit, async () => {
          const done = await work();
          for (const act of unit.beforeCommit) await act();
          return done;
        });
        await client.query('COMMIT');
        for (const act of unit.afterCommit) act();
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
  return unitOfWork;
}

/** The statements that the calls make through a repository, without mapping. */
function repositoryOf({ schema, tableName, columns }, unitOfWork) {
  const names = Object.entries(columns).map(([key, { name = key }]) => ({ key, name }));
  const keys = Object.keys(columns).filter((key) => columns[key].primary);
  const nameOf = (wanted) => names.find(({ key }) => key === wanted).name;
  const table = `${schema}.${tableName}`;
  const shown = names.map(({ key, name }) => `${name} AS "${key}"`).join(', ');
  const conditionOf = (wanted, values) =>
    Object.entries(wanted)
      .map(([key, value]) => `${nameOf(key)} = $${values.push(value)}`)
      .join(' AND ');
  const select = (anyOf, lock = '') => {
    const values = [];
    const conditions = [anyOf].flat().map((wanted) => `(${conditionOf(wanted, values)})`);
    return unitOfWork.query(`SELECT ${shown} FROM ${table} WHERE ${conditions.join(' OR ')} ${lock}`, values);
  };
  const insertStatement = (state, values) => {
    const written = names.filter(({ key }) => state[key] !== undefined);
    return `INSERT INTO ${table} (${written.map(({ name }) => name).join(', ')})
      VALUES (${written.map(({ key }) => `$${values.push(state[key])}`).join(', ')})`;
  };
  return {
    metadata: {
      tablePath: table,
      primaryColumns: keys.map((propertyName) => ({ propertyName })),
      getEntityIdMap: (state) => Object.fromEntries(keys.map((key) => [key, state[key]])),
    },
    findBy: (anyOf) => select(anyOf),
    findOneBy: async (wanted) => (await select(wanted))[0] ?? null,
    findOne: async ({ where, lock }) => (await select(where, lock ? 'FOR NO KEY UPDATE' : ''))[0] ?? null,
    insert: async (states) => {
      for (const state of [states].flat()) {
        const values = [];
        await unitOfWork.query(insertStatement(state, values), values);
      }
    },
    update: async (where, changes) => {
      const values = [];
      const assignments = Object.entries(changes).map(([key, value]) => `${nameOf(key)} = $${values.push(value)}`);
      const sql = `UPDATE ${table} SET ${assignments.join(', ')} WHERE ${conditionOf(where, values)}`;
      await unitOfWork.query(sql, values);
    },
    upsert: async (states, conflict) => {
      for (const state of [states].flat()) {
        const values = [];
        const insert = insertStatement(state, values);
        const written = names.filter(({ key }) => state[key] !== undefined && !conflict.includes(key));
        const assignments = written.map(({ name }) => `${name} = excluded.${name}`).join(', ');
        await unitOfWork.query(
          `${insert} ON CONFLICT (${conflict.map(nameOf).join(', ')}) DO UPDATE SET ${assignments}`,
          values,
        );
      }
    },
  };
}
