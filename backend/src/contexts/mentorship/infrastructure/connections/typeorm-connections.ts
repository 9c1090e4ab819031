import { EntitySchema } from 'typeorm';
import type { ConnectionState } from '../../domain/connections/connection-state';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Connections, type Block, Blocks } from '../../application/connections/ports/connections';
import { Connection } from '../../domain/connections/connection';
import { lockUsers } from '../profiles/typeorm-profiles';

const moment = { type: 'timestamptz', precision: 3 } as const;
const text = { type: 'text', nullable: true } as const;

export const connectionSchema = new EntitySchema<ConnectionState>({
  name: 'Connection',
  schema: 'mentorship',
  tableName: 'connections',
  columns: {
    id: { type: 'integer', primary: true },
    fromUserId: { type: 'integer', name: 'from_user_id' },
    toUserId: { type: 'integer', name: 'to_user_id' },
    mentorId: { type: 'integer', name: 'mentor_id', nullable: true },
    status: { type: 'text' },
    closedBy: { ...text, name: 'closed_how' },
    message: { type: 'text' },
    isMessageHidden: { type: 'boolean', name: 'is_message_hidden', default: false },
    question: text,
    answer: text,
    reason: text,
    createdAt: { ...moment, name: 'created_at' },
    updatedAt: { ...moment, name: 'updated_at' },
    expiresAt: { ...moment, name: 'expires_at', nullable: true },
    remindedAt: { ...moment, name: 'reminded_at', nullable: true },
    undoUntil: { ...moment, name: 'undo_until', nullable: true },
    undoExpiresAt: { ...moment, name: 'undo_expires_at', nullable: true },
  },
});

@Injectable()
export class TypeormConnections extends Connections {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<number> {
    const [row] = await this.unitOfWork.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('mentorship.connections', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async findBetween(one: number, other: number): Promise<Connection | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUsers(this.unitOfWork, one, other);
    const states = await this.#repository.findBy([
      { fromUserId: one, toUserId: other },
      { fromUserId: other, toUserId: one },
    ]);
    return states[0] ? Connection.restore(states[0]) : null;
  }

  async find(id: number): Promise<Connection | null> {
    const state = await this.#repository.findOneBy({ id });
    // The connection may have been erased while waiting for the lock.
    return state && this.findBetween(state.fromUserId, state.toUserId);
  }

  async save(connection: Connection): Promise<void> {
    const state: ConnectionState = connection.snapshot();
    await this.unitOfWork.saveAggregate(connection, (db) => db.getRepository(connectionSchema).upsert(state, ['id']));
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(connectionSchema);
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

  async findBetween(one: number, other: number): Promise<{ byOne: boolean; byOther: boolean }> {
    const rows = await this.unitOfWork.query<{ blockerId: number }>(
      `SELECT blocker_id AS "blockerId" FROM mentorship.blocks
       WHERE (blocker_id, blocked_id) IN (($1::integer, $2::integer), ($2, $1))`,
      [one, other],
    );
    const isBy = (userId: number): boolean => rows.some(({ blockerId }) => blockerId === userId);
    return { byOne: isBy(one), byOther: isBy(other) };
  }

  listByBlocker(blockerId: number): Promise<readonly Block[]> {
    return this.unitOfWork.query<Block>(
      `SELECT blocked_id AS "userId", blocked_at AS "blockedAt" FROM mentorship.blocks
       WHERE blocker_id = $1 ORDER BY blocked_at DESC, blocked_id DESC`,
      [blockerId],
    );
  }
}
