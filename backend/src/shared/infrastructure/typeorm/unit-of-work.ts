import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientBase, Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../application/transactions';
import type { Aggregate } from '../../domain/aggregate';
import { DomainError } from '../../domain/domain-error';
import { Outbox } from '../events/outbox';
import { ConnectionLost, isCollision, isDatabaseAway } from './database-errors';
import { inBackground, insideUnitOfWork, currentUnitOfWork, type UnitOfWorkScope } from './unit-of-work-scope';

interface Written<T> extends Pick<UnitOfWorkScope, 'afterwards'> {
  readonly result: T;
}

const TRIES = 3;

/** The database as the current unit of work sees it. */
@Injectable()
export class UnitOfWork extends Transactions {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  get manager(): EntityManager {
    return this.#current?.manager ?? this.db.manager;
  }

  get #current(): UnitOfWorkScope | undefined {
    const unit = currentUnitOfWork();
    return unit?.of === this ? unit : undefined;
  }

  get #pool(): Pool {
    return (this.db.driver as unknown as { master: Pool }).master;
  }

  /** Runs SQL in the current unit of work; `Row` is what the statement's columns, or its RETURNING, promise. */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const answer = await this.manager.query<Row[] | [Row[], number]>(sql, parameters);
    // TypeORM answers an UPDATE or DELETE with the rows and how many there were.
    return isRowsWithCount(answer) ? answer[0] : answer;
  }

  /**
   * Runs SQL like `query`, as a prepared statement that each connection plans once. For statements of constant text that
   * most requests need and whose best plan does not depend on the parameters.
   */
  async prepared<Row extends object>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const connection = await this.driver();
    this.db.logger.logQuery(sql, parameters);
    return (await connection.query<Row>({ name: preparedName(sql), text: sql, values: parameters })).rows;
  }

  /** The driver's own connection of the unit of work in progress, else the pool: for a library that speaks to the driver. */
  async driver(): Promise<Pick<ClientBase, 'query'>> {
    const runner = this.#current?.manager.queryRunner;
    return runner ? ((await runner.connect()) as ClientBase) : this.#pool;
  }

  get isInUnitOfWork(): boolean {
    return this.#current !== undefined;
  }

  /** @throws Error where a lock would not last, because no unit of work holds it */
  requireUnitOfWork(): void {
    if (!this.#current) throw new Error('This needs a unit of work: without one, the lock ends with the statement');
  }

  /** Joins the unit of work in progress, or opens one. Its events are written to the outbox with it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#current) return work();

    const { result, afterwards } = await this.#tryAgainOnDeadlock(work);
    inBackground(() => afterwards.forEach((act) => act()));
    return result;
  }

  /** Acts as the last thing of the unit of work in progress: what many wait for is locked for a moment only. */
  lastly(act: () => Promise<unknown>): void {
    this.requireUnitOfWork();
    this.#current?.lastly.push(act);
  }

  /** Acts once the unit of work in progress is written, and not at all when it is not; at once where there is none. */
  afterwards(act: () => void): void {
    if (this.#current) this.#current.afterwards.push(act);
    else act();
  }

  /** Acts when the unit of work in progress is rolled back for good, but not when the database went away; never where there is none. */
  afterRollback(act: () => Promise<unknown>): void {
    this.#current?.afterRollback.push(act);
  }

  /** No unit of work and no request that is in progress, or was when this was begun, has part in `work`. */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return inBackground(work);
  }

  /** Writes an aggregate together with the events it recorded, and tells them to who listens within. */
  async keep(aggregate: Aggregate, write: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.run(async () => {
      await write(this.manager);
      const { kept, released, heard } = this.#current!;
      kept.add(aggregate);
      released.push(...aggregate.releaseEvents().map((event) => ({ by: aggregate, event })));
      for (const { event } of released.filter(({ by, event }) => by === aggregate && !heard.has(event))) {
        heard.add(event);
        await this.outbox.publishWithin(event);
      }
    });
  }

  async #tryAgainOnDeadlock<T>(work: () => Promise<T>): Promise<Written<T>> {
    const released: UnitOfWorkScope['released'] = [];
    for (let tried = 1; ; tried++) {
      const afterRollback: UnitOfWorkScope['afterRollback'] = [];
      try {
        return await this.#once(work, released, afterRollback);
      } catch (error) {
        if (!isCollision(error) || tried === TRIES) {
          if (!isDatabaseAway(error)) for (const act of afterRollback) await act().catch(() => {});
          throw error;
        }
        await new Promise((resume) => setTimeout(resume, Math.random() * 50 * tried));
      }
    }
  }

  async #once<T>(
    work: () => Promise<T>,
    released: UnitOfWorkScope['released'],
    afterRollback: UnitOfWorkScope['afterRollback'],
  ): Promise<Written<T>> {
    const runner = this.db.createQueryRunner();
    const unit: UnitOfWorkScope = {
      of: this,
      pool: this.#pool,
      manager: runner.manager,
      kept: new Set(),
      released,
      heard: new Set(),
      lastly: [],
      afterwards: [],
      afterRollback,
      isOpen: true,
    };
    try {
      await runner.startTransaction();
      const result = await insideUnitOfWork(unit, () => this.#workAndTell(unit, work));
      await runner.commitTransaction();
      return { result, afterwards: unit.afterwards };
    } catch (error) {
      // Only a broken connection releases it early; the driver reports that at the next statement as a programming error.
      if (runner.isReleased) throw error instanceof DomainError ? error : new ConnectionLost(error);
      await runner.rollbackTransaction().catch(() => {});
      throw error;
    } finally {
      unit.isOpen = false;
      await runner.release();
    }
  }

  async #workAndTell<T>(unit: UnitOfWorkScope, work: () => Promise<T>): Promise<T> {
    const { manager, kept, released, lastly, afterwards } = unit;
    const result = await work();
    const events = released.filter(({ by }) => kept.has(by)).map(({ event }) => event);
    if (await this.outbox.add(manager, events)) afterwards.push(() => this.outbox.wake());
    for (const act of lastly) await act();
    return result;
  }
}

const preparedNames = new Map<string, string>();

/** A name of at most 63 bytes, which is what PostgreSQL keeps of one. */
function preparedName(sql: string): string {
  const known = preparedNames.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url');
  preparedNames.set(sql, name);
  return name;
}

const isRowsWithCount = <Row>(answer: Row[] | [Row[], number]): answer is [Row[], number] =>
  answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number';
