import { UseCase } from '../../../../shared/application/use-case';
import type { Connection } from '../../domain/connections/connection';
import { ConnectionNotFound } from '../../domain/connections/connection-errors';
import { Blocks, Connections } from './ports/connections';
import { People } from '../profiles/ports/people';

/** A connection as one of its two sides finds it: not when the other is gone, or one has blocked the other. */
@UseCase()
export class FindOwnConnection {
  constructor(
    private readonly connections: Connections,
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  /** @throws ConnectionNotFound */
  async execute(by: number, id: number): Promise<Connection> {
    const connection = await this.connections.findById(id);
    if (!connection?.isOf(by)) throw new ConnectionNotFound();
    const other = connection.otherThan(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, other);
    if (byOne || byOther || !(await this.people.findActiveByIds([other])).has(other)) throw new ConnectionNotFound();
    return connection;
  }
}
