import { UseCase } from '../../../../shared/application/use-case';
import type { ConnectionStatus } from '../../domain/connections/connection-state';
import { ConnectionNotFound } from '../../domain/connections/connection-errors';
import { People } from '../profiles/ports/people';
import { ConnectionReader, type ConnectionRow } from './ports/connection-reader';
import { type ShownConnection, shownConnections } from './shown-connection';

export interface ShowConnectionsInput {
  readonly by: number;
  readonly status?: ConnectionStatus;
  readonly limit: number;
  readonly offset: number;
}

/** The own connections and requests, with the people on the other side. */
@UseCase()
export class ListConnections {
  constructor(
    private readonly reader: ConnectionReader,
    private readonly people: People,
  ) {}

  async execute({ by, ...asked }: ShowConnectionsInput): Promise<{ items: ShownConnection[]; total: number }> {
    const others = [...(await this.people.findActiveByIds(await this.reader.listOtherIds(by))).keys()];
    const { items, total } = await this.reader.list(by, { ...asked, others });
    return { items: await shownConnections(items, by, this.people), total };
  }

  /** Connections with the given people, in no order, without deleted accounts. */
  async among(by: number, status: ConnectionStatus, others: readonly number[]): Promise<ShownConnection[]> {
    if (others.length === 0) return [];
    const { items } = await this.reader.list(by, { status, others, limit: others.length, offset: 0 });
    return shownConnections(items, by, this.people);
  }

  /** The one with this person. @throws ConnectionNotFound */
  async one(by: number, otherId: number): Promise<ShownConnection> {
    return this.#shown(by, await this.reader.findBetween(by, otherId));
  }

  /** @throws ConnectionNotFound */
  async byId(by: number, id: number): Promise<ShownConnection> {
    return this.#shown(by, await this.reader.findById(by, id));
  }

  async #shown(by: number, row: ConnectionRow | null): Promise<ShownConnection> {
    const [shown] = row ? await shownConnections([row], by, this.people) : [];
    if (!shown) throw new ConnectionNotFound();
    return shown;
  }

  /** Requests to this person that wait for their answer, newest first. */
  async pendingTo(userId: number): Promise<ShownConnection[]> {
    return shownConnections(await this.reader.listPendingTo(userId), userId, this.people);
  }
}
