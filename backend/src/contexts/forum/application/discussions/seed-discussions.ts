import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { ForumPost } from '../../domain/discussions/post';
import { ForumReply } from '../../domain/discussions/reply';
import type { Writer } from '../../domain/discussions/writer';
import type { PostText } from '../../domain/discussions/post-and-reply-text';
import { DiscussionReader, Participation, Posts, Replies } from './ports/discussions';
import { Colleges } from './ports/members';

interface SampleReply {
  readonly by: Writer;
  readonly content: string;
  /** Hours after the discussion began. */
  readonly after: number;
  readonly isAcceptedAnswer?: boolean;
}

export interface SampleDiscussion extends PostText {
  readonly by: Writer;
  readonly collegeId: number | null;
  readonly hoursAgo: number;
  /** IDs of people who have saved it. */
  readonly savedBy: readonly number[];
  /** IDs of people who have read it without replying. */
  readonly readBy: readonly number[];
  readonly replies: readonly SampleReply[];
}

const HOUR_MS = 60 * 60 * 1_000;

/** More than the demo data contains. */
const MAX_DISCUSSIONS = 50;
const MAX_REPLIES = 100;

/** The IDs of discussions and replies that exist and aren't hidden, by title and by content. */
export interface SeededDiscussions {
  readonly posts: Map<string, number>;
  readonly replies: Map<string, number>;
}

/** Creates discussions of demo users, without notifying anyone. */
@UseCase()
export class SeedDiscussions {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly participation: Participation,
    private readonly reader: DiscussionReader,
    private readonly colleges: Colleges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Skips people who have ever started a discussion, and authors whose colleges don't all exist yet.
   * @returns also those that existed before
   */
  async execute(samples: readonly SampleDiscussion[]): Promise<SeededDiscussions> {
    const seeded: SeededDiscussions = { posts: new Map(), replies: new Map() };
    const colleges = await this.colleges.findByIds([...new Set(samples.flatMap(({ collegeId }) => collegeId ?? []))]);
    for (const authorId of new Set(samples.map(({ by }) => by.id))) {
      const own = samples.filter(({ by }) => by.id === authorId);
      if (own.every(({ collegeId }) => collegeId === null || colleges.has(collegeId))) await this.#seed(authorId, own);
      await this.#find(authorId, own, seeded);
    }
    return seeded;
  }

  /** If two processes start at the same time, the second one finds what the first one created. */
  async #seed(authorId: number, samples: readonly SampleDiscussion[]): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.posts.countByAuthor(authorId)) > 0) return;
      for (const sample of samples) await this.#add(sample);
    });
  }

  async #add({ by, hoursAgo, savedBy, readBy, replies, ...text }: SampleDiscussion): Promise<void> {
    const began = this.clock.now().getTime() - hoursAgo * HOUR_MS;
    const post = ForumPost.open(await this.posts.nextId(), by, text, new Date(began));
    const written = [];
    for (const { by: writer, content, after, isAcceptedAnswer } of replies) {
      const at = new Date(began + after * HOUR_MS);
      const reply = ForumReply.write(await this.replies.nextId(), post.id, writer, content, at);
      post.addReply(reply);
      if (isAcceptedAnswer) post.markAnswer(by.id, reply, at);
      written.push({ reply, writer, at });
    }
    post.pullEvents();

    await this.posts.save(post);
    for (const userId of [by.id, ...readBy]) await this.participation.recordView(userId, post.id, new Date(began));
    for (const { reply, writer, at } of written) {
      await this.replies.save(reply);
      await this.participation.subscribe(writer.id, post.id, at);
      await this.participation.recordView(writer.id, post.id, at);
    }
    for (const userId of savedBy) await this.participation.savePost(userId, post.id, this.clock.now());
  }

  async #find(authorId: number, samples: readonly SampleDiscussion[], seeded: SeededDiscussions): Promise<void> {
    const author = { id: authorId, blockedIds: [] };
    const query = { filter: 'mine', sort: 'latest', limit: MAX_DISCUSSIONS, after: null } as const;
    const { items: posts } = await this.reader.list(query, author);
    for (const { title, replies } of samples) {
      const post = posts.find((one) => one.title === title && !one.isHidden);
      if (!post) continue;
      seeded.posts.set(title, post.id);
      if (replies.length === 0) continue;
      const { items } = await this.reader.listReplies(post.id, { after: 0, limit: MAX_REPLIES }, author);
      for (const { content, id, isHidden } of items) if (!isHidden) seeded.replies.set(content, id);
    }
  }
}
