import { Injectable } from '@nestjs/common';
import type { Pool, QueryResult } from 'pg';
import { getErrorCode, isDatabaseUnavailable, isReadOnlyServer, isTransactionConflict } from '../database-errors';
import { ReadDatabase } from '../read-database';
import { getPreparedName, UnitOfWork } from '../unit-of-work';
import { currentReplicaReads, type ReplicaReadScope } from '../unit-of-work-scope';
import { Replicas } from './replicas';

const STATEMENT_CANCELED = '57014';

/**
 * Reads from a replica in requests that don't write, and otherwise from the unit of work or the primary. A request keeps
 * its replica, so that it doesn't read an older state than before. If the replica fails, the primary reads instead.
 */
@Injectable()
export class ReplicaReads extends ReadDatabase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replicas: Replicas,
  ) {
    super();
  }

  query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.#read(
      (pool) => pool.query(sql, parameters),
      () => this.unitOfWork.query<Row>(sql, parameters),
    );
  }

  queryPrepared<Row extends object>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.#read(
      (pool) => pool.query({ name: getPreparedName(sql), text: sql, values: parameters }),
      () => this.unitOfWork.queryPrepared<Row>(sql, parameters),
    );
  }

  async #read<Row>(onReplica: (pool: Pool) => Promise<QueryResult>, onPrimary: () => Promise<Row[]>): Promise<Row[]> {
    const scope = currentReplicaReads();
    const replica = scope && this.#chooseReplica(scope);
    if (replica) {
      try {
        const { rows } = await onReplica(replica.pool);
        this.replicas.readCounts.replica += 1;
        return rows as Row[];
      } catch (error) {
        if (!mayPrimarySucceed(error)) throw error;
        if (isReplicaUnavailable(error)) replica.progress.recordFailure();
        scope.replica = null;
      }
    }
    this.replicas.readCounts.primary += 1;
    return onPrimary();
  }

  #chooseReplica(scope: ReplicaReadScope): ReplicaReadScope['replica'] {
    if (scope.replica === undefined) scope.replica = this.replicas.choose(scope.after);
    else if (scope.replica && !this.replicas.canServe(scope.replica, scope.after)) scope.replica = null;
    return scope.replica;
  }
}

/** A statement that takes too long says nothing about the replica. */
const isReplicaUnavailable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && getErrorCode(error) !== STATEMENT_CANCELED;

/**
 * Checks whether a statement that failed on a replica may succeed on the primary: the replica is unavailable, canceled
 * the statement because it conflicts with changes that it replays, or hasn't replayed the newest migration. A statement
 * that writes doesn't belong on a replica in the first place.
 */
const mayPrimarySucceed = (error: unknown): boolean =>
  !isReadOnlyServer(error) &&
  (isDatabaseUnavailable(error) || isTransactionConflict(error) || getErrorCode(error).startsWith('42'));
