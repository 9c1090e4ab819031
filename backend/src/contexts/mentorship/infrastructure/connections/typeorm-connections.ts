import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Connections, type Block, Blocks } from '../../application/connections/ports/connections';
import { Connection } from '../../domain/connections/connection';
import { ConnectionNotFound, type ConnectionState } from '../../domain/connections/connection-state';
import { lockUsers } from '../profiles/user-locks';
import { connectionSchema } from './connections.schema';

@Injectable()
export class TypeormConnections extends Connections {
  readonly #table: AggregateTable<Connection, ConnectionState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, connectionSchema, (state) => Connection.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find(id: number): Promise<Connection | null> {
    return this.#table.find({ id });
  }

  async findBetween(userId: number, otherId: number): Promise<Connection | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUsers(this.unitOfWork, userId, otherId);
    const [connection] = await this.#table.list([
      { fromUserId: userId, toUserId: otherId },
      { fromUserId: otherId, toUserId: userId },
    ]);
    return connection ?? null;
  }

  async lock(id: number): Promise<Connection> {
    const { fromUserId, toUserId } = (await this.#getById(id)).snapshot();
    await lockUsers(this.unitOfWork, fromUserId, toUserId);
    // The connection may have changed, or been erased, while waiting for the lock.
    return this.#getById(id);
  }

  save(connection: Connection): Promise<void> {
    return this.#table.save(connection);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async #getById(id: number): Promise<Connection> {
    const connection = await this.find(id);
    if (!connection) throw new ConnectionNotFound();
    return connection;
  }
}

@Injectable()
export class SqlBlocks extends Blocks {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(blockerId: number, blockedId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.blocks (blocker_id, blocked_id, blocked_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [blockerId, blockedId, at],
    );
  }

  async delete(blockerId: number, blockedId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.blocks WHERE blocker_id = $1 AND blocked_id = $2', [
      blockerId,
      blockedId,
    ]);
  }

  async findBetween(userId: number, otherId: number): Promise<{ byOne: boolean; byOther: boolean }> {
    const rows = await this.unitOfWork.query<{ blockerId: number }>(
      `SELECT blocker_id AS "blockerId" FROM mentorship.blocks
       WHERE (blocker_id, blocked_id) IN (($1::integer, $2::integer), ($2, $1))`,
      [userId, otherId],
    );
    const isBlockedBy = (id: number): boolean => rows.some(({ blockerId }) => blockerId === id);
    return { byOne: isBlockedBy(userId), byOther: isBlockedBy(otherId) };
  }

  listByBlocker(blockerId: number): Promise<readonly Block[]> {
    return this.unitOfWork.query<Block>(
      `SELECT blocked_id AS "userId", blocked_at AS "blockedAt" FROM mentorship.blocks
       WHERE blocker_id = $1 ORDER BY blocked_at DESC, blocked_id DESC`,
      [blockerId],
    );
  }
}
