import { UseCase } from '../../../../shared/application/use-case';
import { ReplyNotFound } from '../../domain/discussions/discussion-errors';
import { type Byline, toByline, type Authorship } from '../../domain/discussions/byline';
import {
  DiscussionReader,
  type PostCursor,
  type PostRow,
  type PostQuery,
  type ReadingMember,
  type ReplyRow,
} from './ports/discussions';
import { Colleges, Members } from './ports/members';

/** A discussion with its byline. */
export type PostView = Omit<PostRow, keyof Authorship> &
  Byline &
  Sample & { readonly collegeId: number | null; readonly collegeName: string | null };

export type ReplyView = Omit<ReplyRow, keyof Authorship> & Byline & Sample;

interface Sample {
  /** Whether the author was invented for the demo data; visible to everyone, also of anonymous authors. */
  readonly isSample: boolean;
}

interface PostsOnPage {
  readonly items: readonly PostView[];
  readonly next: PostCursor | null;
}

interface RepliesOnPage {
  readonly items: readonly ReplyView[];
  readonly hasMore: boolean;
}

export interface ListPostsInput extends Omit<PostQuery, 'collegeIds' | 'collegeTag'> {
  readonly collegeId?: number;
  /** Name or alias of a college; discussions with a tag of this name match as well. */
  readonly college?: string;
}

/** Returns discussions as readers see them. */
@UseCase()
export class ShowDiscussions {
  constructor(
    private readonly reader: DiscussionReader,
    private readonly members: Members,
    private readonly colleges: Colleges,
  ) {}

  /** @param viewer null for a visitor */
  async listPosts({ college, collegeId, ...query }: ListPostsInput, viewer: number | null): Promise<PostsOnPage> {
    const reader = await this.findReadingMember(viewer);
    const collegeFilter = await this.findCollegeFilter(college, collegeId);
    const { items, next } = await this.reader.list({ ...query, ...collegeFilter }, reader);
    return { items: await this.addBylines(items, reader), next };
  }

  /** @throws PostNotFound */
  async getPost(id: number, viewer: number | null): Promise<PostView> {
    const reader = await this.findReadingMember(viewer);
    const [post] = await this.addBylines([await this.reader.get(id, reader)], reader);
    return post!;
  }

  /**
   * Returns a discussion with its marked answer, which may be on another page of replies.
   * @throws PostNotFound
   */
  async getPostWithReplies(
    id: number,
    page: { readonly after: number; readonly limit: number },
    viewer: number | null,
  ): Promise<{ readonly post: PostView; readonly answer: ReplyView | null; readonly replies: RepliesOnPage }> {
    const reader = await this.findReadingMember(viewer);
    const row = await this.reader.get(id, reader);
    const { items, hasMore } = await this.reader.listReplies(id, page, reader);
    const answerRow =
      row.answerId === null
        ? null
        : (items.find((one) => one.id === row.answerId) ?? (await this.#answer(row.answerId, reader)));
    const [post] = await this.addBylines([row], reader);
    const replies = await this.#addReplyBylines([...items, ...(answerRow ? [answerRow] : [])], reader);
    const answer = answerRow ? replies.at(-1)! : null;
    return { post: post!, answer, replies: { items: replies.slice(0, items.length), hasMore } };
  }

  /** @throws ReplyNotFound */
  async getReplyView(id: number, viewer: number | null): Promise<ReplyView> {
    const reader = await this.findReadingMember(viewer);
    const [reply] = await this.#addReplyBylines([await this.reader.getReply(id, reader)], reader);
    return reply!;
  }

  /** Returns the reader with the people hidden from them; null for a visitor. */
  async findReadingMember(viewer: number | null): Promise<ReadingMember | null> {
    return viewer === null ? null : { id: viewer, blockedIds: await this.members.listBlockedWith(viewer) };
  }

  /** Resolves the authors and colleges of a page with one query each. */
  async addBylines(rows: readonly PostRow[], reader: ReadingMember | null): Promise<PostView[]> {
    const members = await this.#findAuthors(rows, reader);
    const isSample = await this.#findSamples(rows);
    const colleges = await this.colleges.findByIds([...new Set(rows.flatMap(({ collegeId }) => collegeId ?? []))]);
    return rows.map(({ authorId, authorRole, isAnonymous, collegeId, ...row }) => ({
      ...row,
      isSample: isSample(authorId),
      collegeId,
      collegeName: collegeId === null ? null : (colleges.get(collegeId)?.name ?? null),
      ...toByline({ authorId, authorRole, isAnonymous, collegeId }, members.get(authorId ?? 0), reader === null),
    }));
  }

  /** Returns null if reader and author are in a block. */
  async #answer(id: number, reader: ReadingMember | null): Promise<ReplyRow | null> {
    try {
      return await this.reader.getReply(id, reader);
    } catch (refusal) {
      if (refusal instanceof ReplyNotFound) return null;
      throw refusal;
    }
  }

  async #addReplyBylines(rows: readonly ReplyRow[], reader: ReadingMember | null): Promise<ReplyView[]> {
    const members = await this.#findAuthors(rows, reader);
    const isSample = await this.#findSamples(rows);
    return rows.map(({ authorId, authorRole, isAnonymous, collegeId, ...row }) => ({
      ...row,
      isSample: isSample(authorId),
      ...toByline({ authorId, authorRole, isAnonymous, collegeId }, members.get(authorId ?? 0), reader === null),
    }));
  }

  /** Anonymous authors are never looked up. */
  #findAuthors(rows: readonly Pick<Authorship, 'authorId' | 'isAnonymous'>[], reader: ReadingMember | null) {
    const named = reader === null ? [] : rows.filter(({ isAnonymous }) => !isAnonymous);
    return this.members.findByIds([...new Set(named.flatMap(({ authorId }) => authorId ?? []))]);
  }

  async #findSamples(rows: readonly Pick<Authorship, 'authorId'>[]): Promise<(authorId: number | null) => boolean> {
    const samples = await this.members.listSampleIds([...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]);
    return (authorId) => authorId !== null && samples.includes(authorId);
  }

  /** Returns the colleges that a list is about, and the tag that matches as well. */
  async findCollegeFilter(
    name: string | undefined,
    id: number | undefined,
  ): Promise<Pick<PostQuery, 'collegeIds' | 'collegeTag'>> {
    if (id !== undefined) return { collegeIds: [id] };
    return name ? { collegeIds: await this.colleges.listIdsByName(name), collegeTag: name } : {};
  }
}
