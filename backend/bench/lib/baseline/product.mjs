/**
 * The product's use cases over a `pg` pool with prepared statements: without HTTP, the validation of requests and TypeORM's
 * mapping of entities. Benchmarks compare the product with this.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { inProject } from '../../../tools/lib/paths.mjs';

/** Loads a file of the built backend, by its path below `dist`. */
export const built = (file) => createRequire(import.meta.url)(inProject('backend', 'dist', file));

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
  const product = await Test.createTestingModule({ imports: [AppModule.with(settings)] })
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
    apart: (work) => units.exit(work),
    query: async (text, values = []) => {
      onStatement({ text, values });
      const on = units.getStore()?.client ?? pool;
      return (await on.query({ name: named(text), text, values })).rows;
    },
    prepared: (text, values) => unitOfWork.query(text, values),
    get isInUnitOfWork() {
      return units.getStore() !== undefined;
    },
    get manager() {
      const unit = units.getStore() ?? {};
      unit.getRepository ??= (schema) => repositoryOf(schema.options, unitOfWork);
      return unit;
    },
    requireUnitOfWork: () => undefined,
    lastly: (act) => void units.getStore().last.push(act),
    afterwards: (act) => void units.getStore().afterwards.push(act),
    keep: (_, write) => write(unitOfWork.manager),
    run: async (work) => {
      if (units.getStore()) return work();
      const client = await pool.connect();
      const unit = { client, last: [], afterwards: [] };
      try {
        await client.query('BEGIN');
        const result = await units.run(unit, async () => {
          const done = await work();
          for (const act of unit.last) await act();
          return done;
        });
        await client.query('COMMIT');
        for (const act of unit.afterwards) act();
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

/** The two statements that the calls make through a repository. */
function repositoryOf({ schema, tableName, columns }, unitOfWork) {
  const names = Object.entries(columns).map(([key, { name = key }]) => ({ key, name }));
  const nameOf = (wanted) => names.find(({ key }) => key === wanted).name;
  const table = `${schema}.${tableName}`;
  return {
    findBy: (anyOf) => {
      const values = anyOf.flatMap((wanted) => Object.values(wanted));
      let n = 0;
      const conditions = anyOf.map((wanted) => {
        const all = Object.keys(wanted).map((key) => `${nameOf(key)} = $${++n}`);
        return `(${all.join(' AND ')})`;
      });
      const shown = names.map(({ key, name }) => `${name} AS "${key}"`).join(', ');
      return unitOfWork.query(`SELECT ${shown} FROM ${table} WHERE ${conditions.join(' OR ')}`, values);
    },
    insert: (state) =>
      unitOfWork.query(
        `INSERT INTO ${table} (${names.map(({ name }) => name).join(', ')})
         VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
        names.map(({ key }) => state[key]),
      ),
  };
}
