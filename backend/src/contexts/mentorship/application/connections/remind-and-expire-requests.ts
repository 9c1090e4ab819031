import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Connection } from '../../domain/connections/connection';
import { ignoreNotFound } from './ignore-not-found';
import { ConnectionCounts, Connections } from './ports/connections';

/** Reminds recipients of open requests and expires unanswered ones; idempotent. */
@UseCase()
export class RemindAndExpireRequests {
  constructor(
    private readonly counts: ConnectionCounts,
    private readonly connections: Connections,
    private readonly clock: Clock,
  ) {}

  /** Throws the first failure after processing all other requests. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const { toRemind, toExpire } = await this.counts.listUnanswered(now);
    const failures: unknown[] = [];
    for (const id of toExpire)
      await this.#change(id, (connection) => connection.expire(now)).catch((e) => failures.push(e));
    for (const id of toRemind)
      await this.#change(id, (connection) => connection.remind(now)).catch((e) => failures.push(e));
    if (failures.length > 0) throw failures[0];
  }

  /** The request may have been answered since it was listed, so its current state decides. */
  async #change(id: number, change: (connection: Connection) => boolean): Promise<void> {
    await ignoreNotFound(this.connections.update(id, change));
  }
}
