import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../application/transactions';
import type { Aggregate, DomainEvent } from '../../domain/aggregate';
import { Outbox } from '../events/outbox';
import { isCollision } from './database-away';

interface UnitOfWork {
  readonly of: Session;
  readonly manager: EntityManager;
  readonly kept: Set<Aggregate>;
  /** Shared by all tries: an aggregate made before the first hands its events over only once. */
  readonly released: { readonly by: Aggregate; readonly event: DomainEvent }[];
  /** What the listeners within this try have been told. */
  readonly heard: Set<DomainEvent>;
  /** What is to be done once this try is written. */
  readonly afterwards: (() => void)[];
}

interface Written<T> extends Pick<UnitOfWork, 'afterwards'> {
  readonly result: T;
}

const TRIES = 3;

/** One for all sessions of a process: every storage there is costs every promise a little. */
const inProgress = new AsyncLocalStorage<UnitOfWork | undefined>();

/** The database as the current unit of work sees it. */
@Injectable()
export class Session extends Transactions {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  get manager(): EntityManager {
    return this.#current?.manager ?? this.db.manager;
  }

  get #current(): UnitOfWork | undefined {
    const unit = inProgress.getStore();
    return unit?.of === this ? unit : undefined;
  }

  /** Runs SQL in the current unit of work; `Row` is what the statement's columns, or its RETURNING, promise. */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const answer = await this.manager.query<Row[] | [Row[], number]>(sql, parameters);
    // TypeORM answers an UPDATE or DELETE with the rows and how many there were.
    return isRowsWithCount(answer) ? answer[0] : answer;
  }

  /** Joins the unit of work in progress, or opens one. Its events are written to the outbox with it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#current) return work();

    const { result, afterwards } = await this.#tryAgainOnDeadlock(work);
    for (const act of afterwards) act();
    return result;
  }

  /** Acts once the unit of work in progress is written, and not at all when it is not; at once where there is none. */
  afterwards(act: () => void): void {
    if (this.#current) this.#current.afterwards.push(act);
    else act();
  }

  /** No unit of work that is in progress, or was when this was begun, has part in `work`. */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return inProgress.run(undefined, work);
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
        await this.outbox.tellWithin(event);
      }
    });
  }

  async #tryAgainOnDeadlock<T>(work: () => Promise<T>): Promise<Written<T>> {
    const released: UnitOfWork['released'] = [];
    for (let tried = 1; ; tried++) {
      try {
        return await this.#once(work, released);
      } catch (error) {
        if (!isCollision(error) || tried === TRIES) throw error;
        await new Promise((resume) => setTimeout(resume, Math.random() * 50 * tried));
      }
    }
  }

  #once<T>(work: () => Promise<T>, released: UnitOfWork['released']): Promise<Written<T>> {
    const kept = new Set<Aggregate>();
    const afterwards: UnitOfWork['afterwards'] = [];
    return this.db.transaction((manager) =>
      inProgress.run({ of: this, manager, kept, released, heard: new Set(), afterwards }, async () => {
        const result = await work();
        const events = released.filter(({ by }) => kept.has(by)).map(({ event }) => event);
        await this.outbox.add(manager, events);
        if (events.length > 0) afterwards.push(() => this.outbox.wake());
        return { result, afterwards };
      }),
    );
  }
}

const isRowsWithCount = <Row>(answer: Row[] | [Row[], number]): answer is [Row[], number] =>
  answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number';
