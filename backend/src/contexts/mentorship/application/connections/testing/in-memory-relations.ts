import type { AlumniProfiles, StudentProfiles } from '../../profiles/ports/profiles';
import type { GivenMinutes } from '../../minutes/ports/minutes';
import { type Blocks, type Connections, type RelationBetween, Relations } from '../ports/connections';

/** The relation of two people who never had to do with each other, and made no choices. */
export const NO_RELATION: RelationBetween = {
  connection: null,
  blocks: { byOne: false, byOther: false },
  choices: {
    isAlumniHidden: false,
    isStudentPrivate: false,
    allowStudentConnections: true,
    maxMentees: null,
    pausedMonth: null,
  },
};

interface Stores {
  readonly connections: Connections;
  readonly blocks: Blocks;
  readonly alumni: AlumniProfiles;
  readonly students: StudentProfiles;
  readonly given: GivenMinutes;
}

/** Reads the relation of two people from the stores of connections, blocks and profiles. */
export class InMemoryRelations extends Relations {
  constructor(private readonly stores: Stores) {
    super();
  }

  async findByUserId() {
    return { connected: [], pending: [], blocked: [] };
  }

  async listRecentlyRequested(): Promise<readonly number[]> {
    return [];
  }

  async findBetween(userId: number, otherId: number): Promise<RelationBetween> {
    const connection = await this.stores.connections.findBetween(userId, otherId);
    const alum = await this.stores.alumni.findByUserId(otherId);
    const given = await this.stores.given.findByUserId(otherId);
    const student = await this.stores.students.findByUserId(otherId);
    const { status, fromUserId } = connection?.snapshot() ?? {};
    return {
      connection: status && fromUserId ? { status, fromUserId } : null,
      blocks: await this.stores.blocks.findBetween(userId, otherId),
      choices: {
        isAlumniHidden: alum?.isHidden ?? false,
        isStudentPrivate: student?.snapshot().profileVisibility === 'private',
        allowStudentConnections: alum?.snapshot().allowStudentConnections ?? true,
        maxMentees: alum?.snapshot().maxMentees ?? null,
        pausedMonth: given?.isPaused ? given.month : null,
      },
    };
  }
}
