import { UseCase } from '../../../../shared/application/use-case';
import type { Connection } from '../../domain/connections/connection';
import { ConnectionNotFound, type ConnectionState } from '../../domain/connections/connection-state';
import { RelationshipNotActive } from '../../domain/mentoring-outcomes/mentoring-errors';
import type { MentoringPair } from '../../domain/mentoring-outcomes/mentoring-relationship';
import { CheckConnectionAccess } from '../connections/change-connection';
import { Connections } from '../connections/ports/connections';

/** The connection of a student and an alum, with who of them is which. */
interface LoadedMentoring extends MentoringPair {
  readonly connection: Connection;
}

/** Returns the student and the alum of a connection; null if it is between two alumni. */
export function findMentoringPair({
  mentorId,
  fromUserId,
  toUserId,
}: Pick<ConnectionState, 'mentorId' | 'fromUserId' | 'toUserId'>): MentoringPair | null {
  return mentorId === null ? null : { alumId: mentorId, studentId: fromUserId + toUserId - mentorId };
}

/** Loads the connection of a student and an alum for one of them. Call inside a unit of work, which then locks both. */
@UseCase()
export class LoadMentoring {
  constructor(
    private readonly connections: Connections,
    private readonly checkAccess: CheckConnectionAccess,
  ) {}

  /** @throws ConnectionNotFound also for people who are suspended, closing or blocked */
  async execute(by: number, otherId: number): Promise<LoadedMentoring> {
    const connection = await this.connections.findBetween(by, otherId);
    const pair = connection && findMentoringPair(connection.snapshot());
    if (!pair) throw new ConnectionNotFound();
    await this.checkAccess.execute(by, connection);
    return { connection, ...pair };
  }

  /** @throws ConnectionNotFound, RelationshipNotActive unless the two are connected */
  async getActive(by: number, otherId: number): Promise<LoadedMentoring & { readonly connectedAt: Date }> {
    const loaded = await this.execute(by, otherId);
    const { status, updatedAt } = loaded.connection.snapshot();
    if (status !== 'connected') throw new RelationshipNotActive();
    return { ...loaded, connectedAt: updatedAt };
  }
}
