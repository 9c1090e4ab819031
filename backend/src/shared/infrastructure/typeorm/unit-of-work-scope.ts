import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { Pool } from 'pg';
import type { Aggregate, DomainEvent } from '../../domain/aggregate';
import { BoundedQueue } from '../bounded-queue';

export interface UnitOfWorkScope {
  /** The unit of work that opened it. */
  readonly of: object;
  /** Where its connection comes from. */
  readonly pool: Pool;
  readonly manager: EntityManager;
  readonly kept: Set<Aggregate>;
  /** Shared by all tries: an aggregate made before the first hands its events over only once. */
  readonly released: { readonly by: Aggregate; readonly event: DomainEvent }[];
  /** What the listeners within this try have been told. */
  readonly heard: Set<DomainEvent>;
  /** What is to be done as the last thing before this try is written. */
  readonly lastly: (() => Promise<unknown>)[];
  /** What is to be done once this try is written. */
  readonly afterwards: (() => void)[];
  /** What is to be done when it is rolled back for good. */
  readonly afterRollback: (() => Promise<unknown>)[];
  /** False once it is written or rolled back; what it left running has no part in it any more. */
  isOpen: boolean;
}

interface Context {
  /** Absent outside of requests. */
  readonly request?: BoundedQueue;
  readonly unit?: UnitOfWorkScope;
}

/** One for requests and units of work: every storage there is costs every promise a little. */
const contexts = new AsyncLocalStorage<Context | undefined>();

/** The unit of work that the running code is part of. */
export function currentUnitOfWork(): UnitOfWorkScope | undefined {
  const unit = contexts.getStore()?.unit;
  return unit?.isOpen ? unit : undefined;
}

/** The queue for the one connection of the request that the running code answers. */
export const connectionOfRequest = (): BoundedQueue | undefined => contexts.getStore()?.request;

/** `work` is the answer to one request: however much it asks at once, it holds one pooled connection at a time. */
export const asOneRequest = <T>(work: () => T): T => contexts.run({ request: new BoundedQueue(1) }, work);

export const insideUnitOfWork = <T>(unit: UnitOfWorkScope, work: () => T): T =>
  contexts.run({ request: contexts.getStore()?.request, unit }, work);

/** `work` belongs to no request and no unit of work, whatever it was begun by. */
export const inBackground = <T>(work: () => T): T => contexts.run(undefined, work);
