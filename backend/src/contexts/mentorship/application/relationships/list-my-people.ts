import { UseCase } from '../../../../shared/application/use-case';
import { Blocks, ConnectionReader, type Cursor, type PeopleList } from '../connections/ports/connections';
import { type ConnectionDetails, loadConnectionDetails } from '../connections/list-connections';
import { People } from '../profiles/ports/people';

interface ListMyPeopleInput {
  readonly by: number;
  readonly list: PeopleList;
  readonly limit: number;
  /** The cursor after which the page begins; null for the first page. */
  readonly before: Cursor | null;
}

/** One page of a list that is read with a cursor. */
export interface ListPage<T> {
  readonly items: T[];
  /** Total number of results. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** The number of people on each of a user's lists. */
export interface PeopleCounts extends Readonly<Record<PeopleList, number>> {
  readonly blocked: number;
}

/** Lists the people a user has or had a relationship with, one list per state, latest change first. */
@UseCase()
export class ListMyPeople {
  constructor(
    private readonly reader: ConnectionReader,
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  async execute({ by, limit, ...query }: ListMyPeopleInput): Promise<ListPage<ConnectionDetails>> {
    const others = await this.#listActive(await this.reader.listOtherIds(by));
    const { items, total } = await this.reader.listPeople(by, { ...query, others, limit: limit + 1 });
    const details = await loadConnectionDetails(items.slice(0, limit), by, this.people);
    return { items: details, total, hasMore: items.length > limit };
  }

  async getCounts(by: number): Promise<PeopleCounts> {
    const blocked = (await this.blocks.listByBlocker(by)).map(({ userId }) => userId);
    const others = await this.reader.listOtherIds(by);
    const activeIds = new Set(await this.#listActive([...others, ...blocked]));
    const counts = await this.reader.countByList(
      by,
      others.filter((id) => activeIds.has(id)),
    );
    return { ...counts, blocked: blocked.filter((id) => activeIds.has(id)).length };
  }

  /** Leaves out closed and suspended accounts. */
  async #listActive(ids: readonly number[]): Promise<number[]> {
    return [...(await this.people.findActiveByIds(ids)).keys()];
  }
}
