import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { PersonBlocked } from '../../domain/connections/person-blocked';
import { CannotChooseYourself, canBeFoundBy } from '../../domain/connections/request-rules';
import { PersonNotFound } from '../../domain/profiles/person';
import { Blocks, Connections, WaitList, type Cursor } from '../connections/ports/connections';
import { type LoadedRelationship, LoadRelationship } from '../connections/request-connection';
import { People } from '../profiles/ports/people';
import type { ListPage } from '../relationships/list-my-people';

interface BlockPersonInput {
  readonly by: number;
  readonly userId: number;
  readonly isKnown?: boolean;
}

/** Blocks a person: neither finds the other any more. The other side is not notified. */
@UseCase()
export class BlockPerson {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly blocks: Blocks,
    private readonly connections: Connections,
    private readonly waitList: WaitList,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Blocks a person; idempotent.
   * @param isKnown the caller has verified that `by` knows the person, as the author of something they can read
   * @throws CannotChooseYourself, PersonNotFound
   */
  async execute({ by, userId, isKnown = false }: BlockPersonInput): Promise<void> {
    if (by === userId) throw new CannotChooseYourself('userId');
    await this.transactions.run(async () => {
      const relationship = await this.loadRelationship.execute(by, userId);
      const connection = await this.connections.findBetween(by, userId);
      if (!isKnown && !relationship.blocks.byOne) this.#assertKnown(relationship);
      const now = this.clock.now();

      await this.blocks.save(by, userId, now);
      connection?.recordBlock(by, true, now);
      if (connection) await this.connections.save(connection);
      await this.waitList.leave(userId, by);
      await this.waitList.leave(by, userId);
      await this.transactions.publish(new PersonBlocked(by, userId, now));
    });
  }

  /** Only known people can be blocked, so the response doesn't reveal which accounts exist. */
  #assertKnown({ sender, recipient, connection, blocks }: LoadedRelationship): void {
    const isKnown = recipient !== null && (connection !== null || canBeFoundBy(sender.role, recipient));
    if (!isKnown || blocks.byOther) throw new PersonNotFound();
  }
}

/** Removes a block. What the block ended is not restored. */
@UseCase()
export class UnblockPerson {
  constructor(
    private readonly blocks: Blocks,
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Does nothing without a block, so the result doesn't reveal which accounts exist. */
  async execute({ by, userId }: { by: number; userId: number }): Promise<void> {
    if (by === userId) return;
    await this.transactions.run(async () => {
      const connection = await this.connections.findBetween(by, userId);
      if (!(await this.blocks.findBetween(by, userId)).byOne) return;
      await this.blocks.delete(by, userId);
      connection?.recordBlock(by, false, this.clock.now());
      if (connection) await this.connections.save(connection);
    });
  }
}

export interface BlockedPerson {
  readonly userId: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
  readonly blockedAt: Date;
}

interface ListBlocksInput {
  readonly by: number;
  readonly limit: number;
  /** Returns only entries after this one; null for the first page. */
  readonly before: Cursor | null;
}

/** Checks whether a block comes later in the list. */
const isAfter = ({ blockedAt, userId }: BlockedPerson, { at, id }: Cursor): boolean =>
  blockedAt < at || (blockedAt.getTime() === at.getTime() && userId < id);

/** Lists the people a user blocked, latest first, without deleted accounts. */
@UseCase()
export class ListBlocks {
  constructor(
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  async execute({ by, limit, before }: ListBlocksInput): Promise<ListPage<BlockedPerson>> {
    const blocks = await this.blocks.listByBlocker(by);
    const people = await this.people.findActiveByIds(blocks.map(({ userId }) => userId));
    const all = blocks.flatMap(({ userId, blockedAt }) => {
      const person = people.get(userId);
      if (!person) return [];
      const { displayName, avatarUrl, isSample } = person;
      return [{ userId, displayName, avatarUrl, isSample, blockedAt }];
    });
    const older = all.filter((one) => !before || isAfter(one, before));
    return { items: older.slice(0, limit), total: all.length, hasMore: older.length > limit };
  }
}
