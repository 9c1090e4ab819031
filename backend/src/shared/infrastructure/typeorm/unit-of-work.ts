import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientBase, Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../application/transactions';
import { Aggregate, type DomainEvent } from '../../domain/aggregate';
import { DomainError } from '../../domain/domain-error';
import { Outbox } from '../events/outbox';
import { runReportingFailure } from '../metrics/background-failures';
import { ConnectionLost, isTransactionConflict, isDatabaseUnavailable } from './database-errors';
import {
  runDetached,
  runInUnitOfWork,
  currentUnitOfWork,
  recordCommitOfRequest,
  type UnitOfWorkScope,
} from './unit-of-work-scope';

interface WorkResult<T> extends Pick<UnitOfWorkScope, 'afterCommit'> {
  readonly result: T;
}

const MAX_TRIES = 3;

/** An aggregate that only carries an event. */
class EventCarrier extends Aggregate {
  constructor(event: DomainEvent) {
    super();
    this.record(event);
  }
}

/** The database, as the current unit of work sees it. */
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

  /** Runs SQL in the current unit of work; `Row` is the type of the statement's columns or of its RETURNING. */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const answer = await this.manager.query<Row[] | [Row[], number]>(sql, parameters);
    // For an UPDATE or DELETE, TypeORM returns the rows and their number.
    return isRowsWithCount(answer) ? answer[0] : answer;
  }

  /**
   * Runs SQL like `query`, as a prepared statement that each connection plans once. For statements with constant text
   * that most requests need and whose best plan does not depend on the parameters.
   */
  async queryPrepared<Row extends object>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const connection = await this.getDriverConnection();
    this.db.logger.logQuery(sql, parameters);
    return (await connection.query<Row>({ name: getPreparedName(sql), text: sql, values: parameters })).rows;
  }

  /** Returns the driver's connection of the current unit of work, or the pool: for libraries that use the driver. */
  async getDriverConnection(): Promise<Pick<ClientBase, 'query'>> {
    const runner = this.#current?.manager.queryRunner;
    return runner ? ((await runner.connect()) as ClientBase) : this.#pool;
  }

  get isInUnitOfWork(): boolean {
    return this.#current !== undefined;
  }

  /** @throws Error outside a unit of work, where a lock would end with the statement */
  requireUnitOfWork(): void {
    if (!this.#current) throw new Error('A lock needs a unit of work: without one, the lock ends with the statement');
  }

  /** Joins the current unit of work, or opens one. Its events are written to the outbox with it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#current) return work();

    const { result, afterCommit } = await this.#retryOnDeadlock(work);
    // The work is committed: a failure must not look like one of the work, nor keep the other actions from running.
    runDetached(() => afterCommit.forEach((act) => runReportingFailure('after-commit', act)));
    return result;
  }

  /**
   * Runs `work` as a unit of work on a connection of `db`, once: for long work on a connection without the time limits
   * of requests. All classes that use this `UnitOfWork` take part.
   */
  async runOn<T>(db: DataSource, work: () => Promise<T>): Promise<T> {
    if (this.#current) throw new Error('A unit of work has one connection: it can’t change to another one');
    const { result, afterCommit } = await this.#once(work, [], [], db);
    runDetached(() => afterCommit.forEach((act) => runReportingFailure('after-commit', act)));
    return result;
  }

  /** Runs `act` at the end of the current unit of work, so that contended rows are locked only briefly. */
  beforeCommit(act: () => Promise<unknown>): void {
    this.requireUnitOfWork();
    this.#current?.beforeCommit.push(act);
  }

  /**
   * Runs `act` after the current unit of work is committed, and not if it is rolled back; immediately if there is none.
   */
  afterCommit(act: () => void): void {
    if (this.#current) this.#current.afterCommit.push(act);
    else act();
  }

  /**
   * Runs `act` if the current unit of work is rolled back for good, but not if the database is unavailable; never if
   * there is none.
   */
  afterRollback(act: () => Promise<unknown>): void {
    this.#current?.afterRollback.push(act);
  }

  /** Runs `work` outside of the unit of work and the request that started it. */
  runDetached<T>(work: () => Promise<T>): Promise<T> {
    return runDetached(work);
  }

  /**
   * Saves an aggregate together with the events it recorded, and passes them to the listeners within the unit of work.
   * @param write receives whether this unit of work has saved the aggregate before
   */
  async saveAggregate(
    aggregate: Aggregate,
    write: (manager: EntityManager, isSavedBefore: boolean) => Promise<unknown>,
  ): Promise<void> {
    await this.run(async () => {
      const { savedAggregates, released, delivered } = this.#current!;
      await write(this.manager, savedAggregates.has(aggregate));
      savedAggregates.add(aggregate);
      released.push(...aggregate.pullEvents().map((event) => ({ by: aggregate, event })));
      for (const { event } of released.filter(({ by, event }) => by === aggregate && !delivered.has(event))) {
        delivered.add(event);
        await this.outbox.publishWithin(event);
      }
    });
  }

  async publish(event: DomainEvent): Promise<void> {
    await this.saveAggregate(new EventCarrier(event), async () => {});
  }

  async #retryOnDeadlock<T>(work: () => Promise<T>): Promise<WorkResult<T>> {
    const released: UnitOfWorkScope['released'] = [];
    for (let tried = 1; ; tried++) {
      const afterRollback: UnitOfWorkScope['afterRollback'] = [];
      try {
        return await this.#once(work, released, afterRollback);
      } catch (error) {
        if (!isTransactionConflict(error) || tried === MAX_TRIES) {
          if (!isDatabaseUnavailable(error)) for (const act of afterRollback) await act().catch(() => {});
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
    db: DataSource = this.db,
  ): Promise<WorkResult<T>> {
    const runner = db.createQueryRunner();
    const unit: UnitOfWorkScope = {
      of: this,
      pool: this.#pool,
      manager: runner.manager,
      savedAggregates: new Set(),
      released,
      delivered: new Set(),
      beforeCommit: [],
      afterCommit: [],
      afterRollback,
      isOpen: true,
    };
    try {
      await runner.startTransaction();
      const result = await runInUnitOfWork(unit, () => this.#runAndStoreEvents(unit, work));
      await runner.commitTransaction();
      recordCommitOfRequest();
      return { result, afterCommit: unit.afterCommit };
    } catch (error) {
      // Only a broken connection releases the runner early; the driver would report a programming error at the next
      // statement.
      if (runner.isReleased) throw error instanceof DomainError ? error : new ConnectionLost(error);
      await runner.rollbackTransaction().catch(() => {});
      throw error;
    } finally {
      unit.isOpen = false;
      await runner.release();
    }
  }

  async #runAndStoreEvents<T>(unit: UnitOfWorkScope, work: () => Promise<T>): Promise<T> {
    const { manager, savedAggregates, released, beforeCommit, afterCommit } = unit;
    const result = await work();
    const events = released.filter(({ by }) => savedAggregates.has(by)).map(({ event }) => event);
    if (await this.outbox.add(manager, events)) afterCommit.push(() => this.outbox.wake());
    for (const act of beforeCommit) await act();
    return result;
  }
}

const preparedNamesBySql = new Map<string, string>();

/** Returns the name of a prepared statement: at most 63 bytes, because PostgreSQL truncates longer ones. */
export function getPreparedName(sql: string): string {
  const known = preparedNamesBySql.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url');
  preparedNamesBySql.set(sql, name);
  return name;
}

const isRowsWithCount = <Row>(answer: Row[] | [Row[], number]): answer is [Row[], number] =>
  answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number';
