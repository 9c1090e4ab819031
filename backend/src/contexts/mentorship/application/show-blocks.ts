import { UseCase } from '../../../shared/application/use-case';
import { Blocks } from './ports/blocks';
import { ConnectionPeople } from './ports/connection-people';

export interface ShownBlock {
  readonly userId: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly blockedAt: Date;
}

/** Whom somebody has blocked, latest first; who is not there any more needs no blocking. */
@UseCase()
export class ShowBlocks {
  constructor(
    private readonly blocks: Blocks,
    private readonly people: ConnectionPeople,
  ) {}

  async execute(by: number): Promise<ShownBlock[]> {
    const blocks = await this.blocks.of(by);
    const people = await this.people.taking(blocks.map(({ userId }) => userId));
    return blocks.flatMap(({ userId, blockedAt }) => {
      const person = people.get(userId);
      return person ? [{ userId, displayName: person.displayName, avatarUrl: person.avatarUrl, blockedAt }] : [];
    });
  }
}
