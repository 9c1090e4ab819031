import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { FinderFilters, FinderSort } from '../../domain/finder/finder';
import { type AlumniUser, alumniUser, NO_RELATIONS, statusAmong } from './alumni-user';
import { CollegeList } from '../profiles/ports/college-list';
import { type AlumniStats, FinderReader, type FinderScope, type PageRequest, Impressions } from './ports/finder-reader';
import { People } from '../profiles/ports/people';
import { Relations, type RelationsOfOne } from '../connections/ports/relations';
import { RankAlumni } from './rank-alumni';

/** Who searches; null for a visitor. */
export type Searcher = Pick<SignedInUser, 'id' | 'role'> | null;

export interface FindAlumniInput {
  readonly by: Searcher;
  readonly filters: FinderFilters;
  readonly sort: FinderSort;
  /** Only people whom the one who searches can ask today. */
  readonly askable?: boolean;
  readonly page: PageRequest;
}

export interface FoundAlumniPage {
  readonly items: readonly AlumniUser[];
  readonly total: number;
  /** Whether the order follows the profile of the student who searches; null where no profile decides. */
  readonly isByProfile: boolean | null;
}

/**
 * Alumni to learn from. Students and alumni see what members see; visitors and administrators find public profiles only.
 * No one finds themselves, or a person on either side of a block with them.
 */
@UseCase()
export class FindAlumni {
  constructor(
    private readonly reader: FinderReader,
    private readonly relations: Relations,
    private readonly people: People,
    private readonly impressions: Impressions,
    private readonly rankAlumni: RankAlumni,
    private readonly colleges: CollegeList,
    private readonly clock: Clock,
  ) {}

  async execute({ by, filters: typed, sort, askable = false, page }: FindAlumniInput): Promise<FoundAlumniPage> {
    const [relations, filters] = [await this.#relationsOf(by), await this.#withColleges(typed)];
    const { connected, pending } = relations;
    const asked = by && askable ? [...connected, ...pending, ...(await this.#tooSoonFor(by.id))] : [];
    const scope = scopeOf(by, relations, asked);
    const ranked =
      by?.role === 'student' && sort === 'match' ? await this.rankAlumni.execute(by.id, filters, scope) : null;
    const { items, total } = await this.reader.list(filters, sort, scope, page, ranked ?? []);
    const people = await this.people.findActiveWithCollegesByIds(items.map(({ profile }) => profile.userId));

    const found = items.flatMap((one) => {
      const id = one.profile.userId;
      const status = statusAmong(relations, id);
      const viewer = !isMember(by) ? 'visitor' : status === 'connected' ? 'connection' : 'member';
      return alumniUser(one, people.get(id), viewer, status) ?? [];
    });
    // Only members can ask someone, so only what they are shown counts for the rotation.
    if (isMember(by)) this.impressions.record(found.map(({ id }) => id));
    const isByProfile = by?.role === 'student' && sort === 'match' ? ranked !== null : null;
    return { items: found, total, isByProfile };
  }

  /** "UCLA" means what the college search finds by it. */
  async #withColleges(filters: FinderFilters): Promise<FinderFilters> {
    return filters.college
      ? { ...filters, collegesMeant: await this.colleges.findIdsByText(filters.college) }
      : filters;
  }

  #tooSoonFor(userId: number): Promise<readonly number[]> {
    return this.relations.listAskedTooRecently(userId, this.clock.now());
  }

  /** How those whose profile is public spread over colleges, majors and work. */
  async stats({ by, filters }: Pick<FindAlumniInput, 'by' | 'filters'>): Promise<AlumniStats> {
    return this.reader.getStats(await this.#withColleges(filters), scopeOf(by, await this.#relationsOf(by)));
  }

  async #relationsOf(by: Searcher): Promise<RelationsOfOne> {
    return by ? this.relations.findByUserId(by.id) : NO_RELATIONS;
  }
}

const isMember = (by: Searcher): boolean => by !== null && by.role !== 'college_admin';

const scopeOf = (by: Searcher, { blocked }: RelationsOfOne, asked: readonly number[] = []): FinderScope => ({
  without: by ? [by.id, ...blocked, ...asked] : [],
  onlyPublic: !isMember(by),
});
