import { UseCase } from '../../../../shared/application/use-case';
import { Blocks } from '../connections/ports/connections';
import { People } from '../profiles/ports/people';
import type { Cursor } from '../connections/ports/connection-reader';
import type { ListPage } from '../relationships/list-my-people';

export interface ShownBlock {
  readonly userId: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly blockedAt: Date;
}

export interface ShowBlocksInput {
  readonly by: number;
  readonly limit: number;
  /** Only what comes after this one; the first page when null. */
  readonly before: Cursor | null;
}

/** Whether a block comes later in the list. */
const isAfter = ({ blockedAt, userId }: ShownBlock, { at, id }: Cursor): boolean =>
  blockedAt < at || (blockedAt.getTime() === at.getTime() && userId < id);

/** Whom someone has blocked, latest first; who is not there any more needs no blocking. */
@UseCase()
export class ListBlocks {
  constructor(
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  async execute({ by, limit, before }: ShowBlocksInput): Promise<ListPage<ShownBlock>> {
    const blocks = await this.blocks.listByBlocker(by);
    const people = await this.people.findActiveByIds(blocks.map(({ userId }) => userId));
    const all = blocks.flatMap(({ userId, blockedAt }) => {
      const person = people.get(userId);
      return person ? [{ userId, displayName: person.displayName, avatarUrl: person.avatarUrl, blockedAt }] : [];
    });
    const older = all.filter((one) => !before || isAfter(one, before));
    return { items: older.slice(0, limit), total: all.length, hasMore: older.length > limit };
  }
}
