import { AsyncLocalStorage } from 'node:async_hooks';
import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { PostNotFound, ReplyNotFound } from '../../../domain/discussions/discussion-errors';
import { PostAnswered, type PostId, type ReplyId } from '../../../domain/discussions/events';
import { type EarlierText, ForumPost, type PostState } from '../../../domain/discussions/post';
import { ForumReply, type ReplyState } from '../../../domain/discussions/reply';
import type { FollowUpReply } from '../follow-up-reply';
import { Posts, Replies } from '../ports/discussions';

/** Runs units of work one after the other; nested ones join the outer one. */
export class SerialUnits extends NoTransactions {
  readonly #current = new AsyncLocalStorage<true>();
  #lastUnit: Promise<unknown> = Promise.resolve();

  override run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#current.getStore()) return work();
    const runUnit = () => this.#current.run(true, work);
    const next = this.#lastUnit.then(runUnit, runUnit);
    this.#lastUnit = next;
    return next;
  }

  require(): void {
    if (!this.#current.getStore()) throw new Error('This needs a unit of work');
  }
}

/** The tables shared by the in-memory stores of discussions. */
export class DiscussionTables {
  readonly units = new SerialUnits();
  readonly posts = new Map<number, PostState>();
  readonly replies = new Map<number, ReplyState>();
  readonly earlierPosts: (EarlierText & { readonly postId: number })[] = [];
  readonly earlierReplies: { readonly replyId: number; readonly content: string; readonly until: Date }[] = [];
  /** Keyed by person and discussion. */
  readonly saves = new Map<string, Date>();
  readonly subscriptions = new Map<string, { isOn: boolean; since: Date }>();
  readonly viewed = new Map<string, Date>();
  readonly views = new Map<number, number>();
  readonly visits = new Map<number, Date>();
  /** Discussions that two people agreed to publish. */
  readonly agreedPosts = new Set<number>();

  isShown({ deletedAt, hiddenBy }: PostState | ReplyState): boolean {
    return deletedAt === null && hiddenBy === null;
  }

  /**
   * Returns a discussion.
   * @throws PostNotFound unless it is shown
   */
  getShownPost(postId: number): PostState {
    const state = this.posts.get(postId);
    if (!state || !this.isShown(state)) throw new PostNotFound();
    return state;
  }

  repliesTo(postId: number): ReplyState[] {
    return [...this.replies.values()].filter((one) => one.postId === postId).sort((one, other) => one.id - other.id);
  }
}

export class InMemoryPosts extends Posts {
  followUp?: FollowUpReply;
  #lastId = 0;

  constructor(private readonly tables: DiscussionTables) {
    super();
  }

  async isPublishedByAgreement(
    published: { readonly postId: PostId } | { readonly replyId: ReplyId },
  ): Promise<boolean> {
    return 'postId' in published && this.tables.agreedPosts.has(published.postId);
  }

  async nextId(): Promise<PostId> {
    return ++this.#lastId as PostId;
  }

  async lock(id: number): Promise<ForumPost> {
    this.tables.units.require();
    const state = this.tables.posts.get(id);
    if (!state) throw new PostNotFound();
    return ForumPost.restore({ ...state, tags: [...state.tags] });
  }

  async save(post: ForumPost): Promise<void> {
    const state = post.snapshot();
    if (!this.tables.posts.has(post.id)) {
      this.tables.subscriptions.set(`${state.authorId} ${post.id}`, { isOn: true, since: state.createdAt });
    }
    this.tables.posts.set(post.id, state);
    for (const event of post.pullEvents()) {
      if (event instanceof PostAnswered) await this.followUp?.execute(event);
    }
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.tables.units.run(work);
  }

  async saveEarlierText(postId: PostId, earlier: EarlierText): Promise<void> {
    this.tables.earlierPosts.push({ postId, ...earlier });
  }

  async countByAuthor(authorId: number): Promise<number> {
    this.tables.units.require();
    return [...this.tables.posts.values()].filter((one) => one.authorId === authorId).length;
  }
}

export class InMemoryReplies extends Replies {
  #lastId = 0;

  constructor(private readonly tables: DiscussionTables) {
    super();
  }

  async nextId(): Promise<ReplyId> {
    return ++this.#lastId as ReplyId;
  }

  async get(id: number): Promise<ForumReply> {
    const state = this.tables.replies.get(id);
    if (!state) throw new ReplyNotFound();
    return ForumReply.restore({ ...state });
  }

  async save(reply: ForumReply): Promise<void> {
    this.tables.replies.set(reply.id, reply.snapshot());
  }

  async saveEarlierText(replyId: ReplyId, content: string, until: Date): Promise<void> {
    this.tables.earlierReplies.push({ replyId, content, until });
  }

  async findNewestReplyTime(postId: PostId, except: ReplyId): Promise<Date | null> {
    const others = this.tables.repliesTo(postId).filter((one) => one.id !== except && this.tables.isShown(one));
    return others.at(-1)?.createdAt ?? null;
  }

  async countByAuthor(authorId: number): Promise<number> {
    this.tables.units.require();
    return [...this.tables.replies.values()].filter((one) => one.authorId === authorId).length;
  }
}
