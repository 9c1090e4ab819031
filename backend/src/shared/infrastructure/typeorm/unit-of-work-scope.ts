import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { Pool } from 'pg';
import type { Aggregate, DomainEvent } from '../../domain/aggregate';
import { BoundedQueue } from '../bounded-queue';
import type { ReplicaProgress } from './replicas/replica-progress';

export interface UnitOfWorkScope {
  /** The `UnitOfWork` that opened it. */
  readonly of: object;
  /** The pool that its connection comes from. */
  readonly pool: Pool;
  readonly manager: EntityManager;
  readonly savedAggregates: Set<Aggregate>;
  /** Shared by all tries, because an aggregate created before the first try releases its events only once. */
  readonly released: { readonly by: Aggregate; readonly event: DomainEvent }[];
  /** Events that listeners within this try have received. */
  readonly delivered: Set<DomainEvent>;
  /** Actions to run right before this try is committed. */
  readonly beforeCommit: (() => Promise<unknown>)[];
  /** Actions to run after this try is committed. */
  readonly afterCommit: (() => void)[];
  /** Actions to run after it is rolled back for good. */
  readonly afterRollback: (() => Promise<unknown>)[];
  /** False after the commit or rollback; work that is still running no longer belongs to it. */
  isOpen: boolean;
}

interface ReplicaOfRequest {
  readonly pool: Pool;
  readonly progress: ReplicaProgress;
}

/** Where a request reads. Only requests that don't write have one; all others read the primary. */
export interface ReplicaReadScope {
  /** The WAL position that a replica must have replayed. */
  readonly after: bigint;
  /** The replica that the request reads from; null for the primary, undefined before the first read. */
  replica?: ReplicaOfRequest | null;
}

interface RequestScope {
  readonly queue: BoundedQueue;
  readonly replicaReads?: ReplicaReadScope;
  /** Whether a unit of work of the request was committed. */
  hasCommitted: boolean;
}

interface AsyncContext {
  /** Undefined outside of requests. */
  readonly request?: RequestScope;
  readonly unit?: UnitOfWorkScope;
}

/** One storage for requests and units of work, because each AsyncLocalStorage slows down every promise a little. */
const asyncContexts = new AsyncLocalStorage<AsyncContext | undefined>();

/** Returns the unit of work that the running code is part of. */
export function currentUnitOfWork(): UnitOfWorkScope | undefined {
  const unit = asyncContexts.getStore()?.unit;
  return unit?.isOpen ? unit : undefined;
}

/** Returns the queue for the one connection of the current request. */
export const currentRequestQueue = (): BoundedQueue | undefined => asyncContexts.getStore()?.request?.queue;

/** Returns where the current request reads; undefined if it reads only the primary. */
export function currentReplicaReads(): ReplicaReadScope | undefined {
  const { request, unit } = asyncContexts.getStore() ?? {};
  return unit?.isOpen || request?.hasCommitted ? undefined : request?.replicaReads;
}

/** Whether a unit of work of the current request was committed. */
export const hasRequestCommitted = (): boolean => asyncContexts.getStore()?.request?.hasCommitted ?? false;

/** Records the commit of a unit of work, so that the rest of the request reads what it wrote. */
export function recordCommitOfRequest(): void {
  const request = asyncContexts.getStore()?.request;
  if (request) request.hasCommitted = true;
}

/** Runs `work` as one request: whatever it does at the same time, it holds one pooled connection at a time. */
export const runAsRequest = <T>(work: () => T, replicaReads?: ReplicaReadScope): T =>
  asyncContexts.run({ request: { queue: new BoundedQueue(1), replicaReads, hasCommitted: false } }, work);

export const runInUnitOfWork = <T>(unit: UnitOfWorkScope, work: () => T): T =>
  asyncContexts.run({ request: asyncContexts.getStore()?.request, unit }, work);

/** Runs `work` outside of any request and unit of work, whatever started it. */
export const runDetached = <T>(work: () => T): T => asyncContexts.run(undefined, work);
