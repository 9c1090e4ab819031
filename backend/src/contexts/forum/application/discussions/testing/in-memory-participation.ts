import type { PostId } from '../../../domain/discussions/events';
import { Participation, type SubscriberPage } from '../ports/discussions';
import type { DiscussionTables } from './in-memory-discussions';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const keyOf = (userId: number, postId: number): string => `${userId} ${postId}`;

export class InMemoryParticipation extends Participation {
  constructor(private readonly tables: DiscussionTables) {
    super();
  }

  async savePost(userId: number, postId: number, at: Date): Promise<void> {
    this.tables.getShownPost(postId);
    const key = keyOf(userId, postId);
    if (!this.tables.saves.has(key)) this.tables.saves.set(key, at);
  }

  async deleteSavedPost(userId: number, postId: number): Promise<void> {
    this.tables.saves.delete(keyOf(userId, postId));
  }

  async saveSubscription(userId: number, postId: number, isOn: boolean, at: Date): Promise<void> {
    this.tables.getShownPost(postId);
    const key = keyOf(userId, postId);
    const before = this.tables.subscriptions.get(key);
    this.tables.subscriptions.set(key, { isOn, since: before?.isOn ? before.since : at });
  }

  async subscribe(userId: number, postId: PostId, since: Date): Promise<void> {
    const key = keyOf(userId, postId);
    if (!this.tables.subscriptions.has(key)) this.tables.subscriptions.set(key, { isOn: true, since });
  }

  async listSubscribers(postId: number, { by, after, limit }: SubscriberPage): Promise<readonly number[]> {
    return [...this.tables.subscriptions]
      .filter(([key, { isOn, since }]) => isOn && since <= by && key.endsWith(` ${postId}`))
      .map(([key]) => Number(key.split(' ')[0]))
      .filter((userId) => userId > after)
      .sort((one, other) => one - other)
      .slice(0, limit);
  }

  async recordView(userId: number, postId: number, at: Date): Promise<number> {
    this.tables.getShownPost(postId);
    const { viewed, views } = this.tables;
    const last = viewed.get(keyOf(userId, postId));
    const before = views.get(postId) ?? 0;
    const now = last && dayOf(last) >= dayOf(at) ? before : before + 1;
    viewed.set(keyOf(userId, postId), at);
    views.set(postId, now);
    return now;
  }

  async listViewers(postId: number, since: Date, limit: number): Promise<readonly number[]> {
    return [...this.tables.viewed]
      .filter(([key, at]) => key.endsWith(` ${postId}`) && at >= since)
      .sort(([, one], [, other]) => other.getTime() - one.getTime())
      .map(([key]) => Number(key.split(' ')[0]))
      .slice(0, limit);
  }

  async saveVisit(userId: number, at: Date): Promise<void> {
    const last = this.tables.visits.get(userId);
    if (!last || last < at) this.tables.visits.set(userId, at);
  }

  async countNewContent(userId: number, firstSince: Date, limit: number): Promise<number> {
    const since = this.tables.visits.get(userId) ?? firstSince;
    const posts = [...this.tables.posts.values()].filter((post) => this.tables.isShown(post));
    const replies = posts.flatMap(({ id }) => this.tables.repliesTo(id)).filter((one) => this.tables.isShown(one));
    const written = [...posts, ...replies].filter(
      ({ createdAt, authorId }) => createdAt > since && authorId !== userId,
    );
    return Math.min(written.length, limit);
  }
}
