import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntitySchema, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import type { Aggregate } from '../../domain/aggregate';
import type { UnitOfWork } from './unit-of-work';

interface StoredAggregate<Row> extends Aggregate {
  snapshot(): Partial<Row>;
}

/**
 * The table of one kind of aggregate: rows are written and read as its state, through the TypeORM entity. Columns that the
 * state doesn't have are left alone.
 */
export class AggregateTable<A extends StoredAggregate<Row>, Row extends ObjectLiteral> {
  /** The state in the row, for aggregates that were loaded from it, or inserted and committed. */
  readonly #stored = new WeakMap<A, Partial<Row>>();

  /**
   * @param restore makes an aggregate of its stored state
   * @param distributionColumns columns that the aggregate never changes, which updates name besides the primary key: if rows are distributed,
   *   these columns say on which server a row is
   */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly schema: EntitySchema<Row>,
    private readonly restore: (row: Row) => A,
    private readonly distributionColumns: readonly (keyof Row)[] = [],
  ) {}

  /** Returns the next value of the sequence of the column `id`. */
  async nextId<Id extends number>(): Promise<Id> {
    const [row] = await this.unitOfWork.query<{ id: Id }>(
      `SELECT nextval(pg_get_serial_sequence($1, 'id'))::integer AS id`,
      [this.#rows().metadata.tablePath],
    );
    return row!.id;
  }

  /** Finds the aggregate of one row, without a lock; null if there is none. */
  async find(where: FindOptionsWhere<Row>): Promise<A | null> {
    const state = await this.#rows().findOneBy(where);
    return state && this.#restoreAggregate(state);
  }

  /**
   * Finds the aggregate of one row and locks the row until the end of the unit of work; null if there is none.
   * @throws Error outside a unit of work
   */
  async lock(where: FindOptionsWhere<Row>): Promise<A | null> {
    this.unitOfWork.requireUnitOfWork();
    const state = await this.#rows().findOne({ where, lock: { mode: 'for_no_key_update' } });
    return state && this.#restoreAggregate(state);
  }

  /** Lists the aggregates of these rows, in no order. */
  async list(where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[]): Promise<readonly A[]> {
    return (await this.#rows().findBy(where)).map((state) => this.#restoreAggregate(state));
  }

  /**
   * Inserts a new aggregate, or writes the changed columns of one that was loaded or saved before; passes its events on.
   */
  save(aggregate: A): Promise<void> {
    return this.unitOfWork.saveAggregate(aggregate, async (db, isSavedBefore) => {
      const rows = this.#rows(db);
      const state = aggregate.snapshot();
      const stored = this.#stored.get(aggregate);
      if (stored ?? isSavedBefore) {
        const changes = pickChangedColumns(stored ?? {}, state);
        if (Object.keys(changes).length > 0) await rows.update(this.#conditionOf(rows, state), changes);
      } else {
        await rows.insert(state);
      }
      this.unitOfWork.afterCommit(() => this.#stored.set(aggregate, aggregate.snapshot()));
    });
  }

  async delete(where: FindOptionsWhere<Row>): Promise<void> {
    await this.#rows().delete(where);
  }

  #restoreAggregate(row: Row): A {
    const aggregate = this.restore(row);
    this.#stored.set(aggregate, aggregate.snapshot());
    return aggregate;
  }

  #conditionOf(rows: Repository<Row>, state: Partial<Row>): FindOptionsWhere<Row> {
    const columns = this.distributionColumns.map((column) => [column, state[column]]);
    return { ...rows.metadata.getEntityIdMap(state), ...Object.fromEntries(columns) } as FindOptionsWhere<Row>;
  }

  #rows(db: EntityManager = this.unitOfWork.manager): Repository<Row> {
    return db.getRepository(this.schema);
  }
}

/** The columns of `state` that differ from those in the row. */
const pickChangedColumns = <Row extends ObjectLiteral>(stored: Partial<Row>, state: Partial<Row>): Partial<Row> =>
  Object.fromEntries(
    Object.entries(state).filter(([column, value]) => !isDeepStrictEqual(value, stored[column])),
  ) as Partial<Row>;
