import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Connections } from '../../application/connections/ports/connections';
import { Connection } from '../../domain/connections/connection';
import type { ConnectionState } from '../../domain/connections/connection-state';
import { connectionSchema } from './connections.schema';
import { lockUsers } from '../profiles/user-lock';

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

  async findById(id: number): Promise<Connection | null> {
    const state = await this.#repository.findOneBy({ id });
    // Erased while it waited for its turn, it is not there any more.
    return state && this.findBetween(state.fromUserId, state.toUserId);
  }

  async save(connection: Connection): Promise<void> {
    const state: ConnectionState = connection.snapshot();
    await this.unitOfWork.keep(connection, (db) => db.getRepository(connectionSchema).upsert(state, ['id']));
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(connectionSchema);
  }
}
