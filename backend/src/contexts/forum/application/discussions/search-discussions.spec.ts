import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { DiscussionSearch, MAX_RESULTS, type SimilarPost } from './ports/discussion-search';
import type { PostRow, ReadingMember } from './ports/discussions';
import { type SearchInput, SearchDiscussions } from './search-discussions';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost } from './testing/discussion-stores';
import { kim, robin } from './testing/discussion-fakes';

/** Fake that returns the given rows and records its arguments. */
class StubDiscussionSearch extends DiscussionSearch {
  readonly asked: unknown[] = [];

  constructor(private readonly rows: readonly PostRow[]) {
    super();
  }

  async find(q: string, asked: object, page: { limit: number; offset: number }, reader: ReadingMember | null) {
    this.asked.push({ q, asked, page, reader });
    const items = this.rows.slice(page.offset, page.offset + page.limit);
    const match = { title: [{ text: q, isMatch: true }], excerpt: [] };
    return { items: items.map((post) => ({ post, match })), hasMore: this.rows.length > page.offset + page.limit };
  }

  async listSimilar(title: string, max: number, reader: ReadingMember): Promise<readonly SimilarPost[]> {
    this.asked.push({ title, most: max, reader });
    return [];
  }
}

let fixture: DiscussionFixture;
beforeEach(() => (fixture = createDiscussionFixture()));

async function createSearch(count: number) {
  const { id } = await addPost(fixture.stores, { isAnonymous: true, collegeId: 1 });
  const row = await fixture.stores.reader.get(id, null);
  const found = new StubDiscussionSearch(Array.from({ length: count }, () => row));
  return { found, search: new SearchDiscussions(found, fixture.show, fixture.limits) };
}
const createSearchInput = (changes: Partial<SearchInput> = {}): SearchInput => ({
  q: 'majors',
  limit: 20,
  offset: 0,
  ...changes,
});

describe('searching discussions', () => {
  it('returns results like the list, with the matches', async () => {
    const { search } = await createSearch(1);
    const { items, nextOffset } = await search.execute(createSearchInput(), kim);

    expect(items).toMatchObject([
      {
        authorId: null,
        author: { fullName: 'A student' },
        collegeName: 'Northern Example College',
        match: { title: [{ text: 'majors', isMatch: true }] },
      },
    ]);
    expect([nextOffset, fixture.members.requestedIds.flat()]).toEqual([null, []]);
  });

  it('passes on the filters and the people in a block with the viewer', async () => {
    fixture.members.blocked.set(kim, [robin]);
    const { search, found } = await createSearch(0);
    await search.execute(
      createSearchInput({ college: 'Northern Example College', tag: 'aid', filter: 'saved', offset: 5 }),
      kim,
    );

    expect(found.asked).toEqual([
      {
        q: 'majors',
        asked: { collegeIds: [1], collegeTag: 'Northern Example College', tag: 'aid', filter: 'saved' },
        page: { limit: 20, offset: 5 },
        reader: { id: kim, blockedIds: [robin] },
      },
    ]);
  });

  it('ends the pages after the first 100 results', async () => {
    const { search, found } = await createSearch(150);
    const seen: (number | null)[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const { items, nextOffset }: Awaited<ReturnType<typeof search.execute>> = await search.execute(
        createSearchInput({ limit: 30, offset }),
        kim,
      );
      seen.push(items.length, nextOffset);
      offset = nextOffset;
    }
    expect(seen).toEqual([30, 30, 30, 60, 30, 90, 30, null]);
    const pages = found.asked.length;

    expect(await search.execute(createSearchInput({ offset: MAX_RESULTS }), kim)).toEqual({
      items: [],
      nextOffset: null,
    });
    expect(found.asked).toHaveLength(pages);
  });
});

describe('similar discussions', () => {
  it('are limited to five and exclude people in a block with the viewer', async () => {
    fixture.members.blocked.set(kim, [robin]);
    const { search, found } = await createSearch(0);
    await search.listSimilarPosts('How to choose', kim);

    expect(found.asked).toEqual([{ title: 'How to choose', most: 5, reader: { id: kim, blockedIds: [robin] } }]);
  });

  it('are rate-limited per person', async () => {
    const { search } = await createSearch(0);
    for (let n = 0; n < RATE_LIMITS.similarPerPerson.points; n++) await search.listSimilarPosts('How to choose', kim);

    await expect(search.listSimilarPosts('How to choose', kim)).rejects.toThrow(TooManyRequests);
    await search.listSimilarPosts('How to choose', robin);
  });
});

describe('titles for the command palette', () => {
  it('contain only discussions whose title matches, without their authors', async () => {
    const { search, found } = await createSearch(3);
    const row = await fixture.stores.reader.get(1, null);
    jest.spyOn(found, 'find').mockResolvedValueOnce({
      items: [
        {
          post: { ...row, id: 4, title: 'Two majors', replyCount: 2, answerId: 9 },
          match: matching('Two majors'),
        },
        { post: row, match: { title: [{ text: row.title, isMatch: false }], excerpt: [] } },
      ],
      hasMore: false,
    });

    expect(await search.searchTitles('majors', 5, kim)).toEqual([
      { id: 4, title: 'Two majors', replyCount: 2, isAnswered: true },
    ]);
    expect(fixture.members.requestedIds).toEqual([]);
  });

  it('contain at most the requested number, without people in a block with the viewer', async () => {
    fixture.members.blocked.set(kim, [robin]);
    const { search, found } = await createSearch(10);

    expect(await search.searchTitles('majors', 3, kim)).toHaveLength(3);
    expect(found.asked).toEqual([
      { q: 'majors', asked: {}, page: { limit: 3, offset: 0 }, reader: { id: kim, blockedIds: [robin] } },
    ]);
  });
});

const matching = (text: string) => ({ title: [{ text, isMatch: true }], excerpt: [] });
