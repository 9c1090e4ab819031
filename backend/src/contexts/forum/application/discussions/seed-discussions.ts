import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { ForumPost } from '../../domain/discussions/post';
import { ForumReply } from '../../domain/discussions/reply';
import type { Writer } from '../../domain/discussions/writer';
import type { PostText } from '../../domain/discussions/post-and-reply-text';
import { Participation, Posts, Replies } from './ports/discussions';
import { Colleges } from './ports/members';

interface SampleReply {
  readonly by: Writer;
  readonly content: string;
  /** Hours after the discussion began. */
  readonly after: number;
  readonly isAnswer?: boolean;
}

export interface SampleDiscussion extends PostText {
  readonly by: Writer;
  readonly collegeId: number | null;
  readonly hoursAgo: number;
  readonly replies: readonly SampleReply[];
}

const HOUR_MS = 60 * 60 * 1_000;

/** The IDs of discussions and replies that were created, by title and by content. */
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
    private readonly colleges: Colleges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Skips people who have ever started a discussion, and authors whose colleges don't all exist yet. */
  async execute(samples: readonly SampleDiscussion[]): Promise<SeededDiscussions> {
    const seeded: SeededDiscussions = { posts: new Map(), replies: new Map() };
    const colleges = await this.colleges.findByIds([...new Set(samples.flatMap(({ collegeId }) => collegeId ?? []))]);
    for (const authorId of new Set(samples.map(({ by }) => by.id))) {
      const own = samples.filter(({ by }) => by.id === authorId);
      if (own.every(({ collegeId }) => collegeId === null || colleges.has(collegeId)))
        await this.#ofAuthor(authorId, own, seeded);
    }
    return seeded;
  }

  /** If two processes start at the same time, the second one finds what the first one created. */
  async #ofAuthor(authorId: number, samples: readonly SampleDiscussion[], seeded: SeededDiscussions): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.posts.countByAuthor(authorId)) > 0) return;
      for (const sample of samples) await this.#add(sample, seeded);
    });
  }

  async #add({ by, hoursAgo, replies, ...text }: SampleDiscussion, seeded: SeededDiscussions): Promise<void> {
    const began = this.clock.now().getTime() - hoursAgo * HOUR_MS;
    const post = ForumPost.open(await this.posts.nextId(), by, text, new Date(began));
    const written = [];
    for (const { by: writer, content, after, isAnswer } of replies) {
      const at = new Date(began + after * HOUR_MS);
      const reply = ForumReply.write(await this.replies.nextId(), post.id, writer, content, at);
      post.addReply(reply);
      if (isAnswer) post.markAnswer(by.id, reply, at);
      written.push({ reply, writer, at });
    }
    post.pullEvents();

    await this.posts.save(post);
    seeded.posts.set(text.title, post.id);
    for (const { reply, writer, at } of written) {
      await this.replies.save(reply);
      seeded.replies.set(reply.snapshot().content, reply.id);
      await this.participation.subscribe(writer.id, post.id, at);
      await this.participation.recordView(writer.id, post.id, at);
    }
  }
}
