import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { DiscussionSearch, MAX_RESULTS, type PostMatch, type SimilarPost } from './ports/discussion-search';
import { type ListPostsInput, type PostView, ShowDiscussions } from './show-discussions';

const MAX_SIMILAR = 5;

export interface SearchInput extends Pick<ListPostsInput, 'college' | 'collegeId' | 'tag' | 'filter'> {
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
}

interface FoundDiscussions {
  readonly items: readonly (PostView & { readonly match: PostMatch })[];
  /** The offset of the next page; null on the last one. */
  readonly nextOffset: number | null;
}

/** A discussion whose title contains words of a search. */
export interface TitleHit {
  readonly id: number;
  readonly title: string;
  readonly replyCount: number;
  readonly isAnswered: boolean;
}

@UseCase()
export class SearchDiscussions {
  constructor(
    private readonly search: DiscussionSearch,
    private readonly showDiscussions: ShowDiscussions,
    private readonly limits: RateLimits,
  ) {}

  async execute(
    { q, limit, offset, college, collegeId, ...filters }: SearchInput,
    viewer: number,
  ): Promise<FoundDiscussions> {
    if (offset >= MAX_RESULTS) return { items: [], nextOffset: null };
    const reader = await this.showDiscussions.findReadingMember(viewer);
    const collegeFilter = await this.showDiscussions.findCollegeFilter(college, collegeId);
    const found = await this.search.find(q, { ...filters, ...collegeFilter }, { limit, offset }, reader);
    const posts = await this.showDiscussions.addBylines(
      found.items.map(({ post }) => post),
      reader,
    );
    const next = offset + found.items.length;
    return {
      items: posts.map((post, at) => ({ ...post, match: found.items[at]!.match })),
      nextOffset: found.hasMore && next < MAX_RESULTS ? next : null,
    };
  }

  /**
   * Returns discussions whose titles match, best first, without their authors.
   * @param limit at most `MAX_RESULTS`
   */
  async searchTitles(q: string, limit: number, viewer: number): Promise<readonly TitleHit[]> {
    const reader = await this.showDiscussions.findReadingMember(viewer);
    const { items } = await this.search.find(q, {}, { limit, offset: 0 }, reader);
    return items
      .filter(({ match }) => match.title.some(({ isMatch }) => isMatch))
      .map(({ post: { id, title, replyCount, answerId } }) => ({
        id,
        title,
        replyCount,
        isAnswered: answerId !== null,
      }));
  }

  /**
   * Returns discussions similar to a planned one.
   * @throws TooManyRequests
   */
  async listSimilarPosts(title: string, viewer: number): Promise<readonly SimilarPost[]> {
    await this.limits.consume(RATE_LIMITS.similarPerPerson, String(viewer));
    const reader = await this.showDiscussions.findReadingMember(viewer);
    return this.search.listSimilar(title, MAX_SIMILAR, reader!);
  }
}
