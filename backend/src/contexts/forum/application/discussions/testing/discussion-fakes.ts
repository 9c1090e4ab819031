import type { FieldError } from '../../../../../shared/domain/domain-error';
import type { QuestionAbout } from '../../../../../shared/domain/question-about';
import { RateLimits, TooManyRequests } from '../../../../../shared/application/rate-limits';
import type { RateLimit } from '../../../../../shared/domain/limits';
import type { Role } from '../../../../../shared/domain/role';
import type { Member } from '../../../domain/discussions/byline';
import { Colleges, type NamedCollege, Members } from '../ports/members';
import { DiscussionNotices, type ReplyNotice } from '../ports/notices';

export const NOON = new Date('2026-03-01T12:00:00Z');
export const minutesAfterNoon = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
export const [robin, kim, ada] = [7, 8, 9] as const;

/** Everyone with an ID below 1,000 has an account that was created long ago. */
export class InMemoryMembers extends Members {
  /** The IDs of each call. */
  readonly requestedIds: (readonly number[])[] = [];
  readonly blocked = new Map<number, readonly number[]>();
  readonly registered = new Map<number, Date>();
  readonly sampleIds = new Set<number>();
  readonly roles = new Map<number, Role>();

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, Member>> {
    this.requestedIds.push(ids);
    const existing = ids.filter((id) => id < 1_000);
    return new Map(existing.map((id) => [id, aMember(id, this.roles.get(id) ?? 'student')]));
  }

  async listSampleIds(ids: readonly number[]): Promise<readonly number[]> {
    return ids.filter((id) => this.sampleIds.has(id));
  }

  async listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.blocked.get(userId) ?? [];
  }

  async getRegisteredAt(userId: number): Promise<Date> {
    return this.registered.get(userId) ?? new Date('2025-01-01T00:00:00Z');
  }

  async block(by: number, authorId: number): Promise<void> {
    this.blocked.set(by, [...(this.blocked.get(by) ?? []), authorId]);
    this.blocked.set(authorId, [...(this.blocked.get(authorId) ?? []), by]);
  }
}

const aMember = (id: number, role: Role): Member => ({
  id,
  displayName: `Person ${id}`,
  avatarUrl: null,
  role,
  hasProfile: true,
  representedCollegeIds: [],
  verifiedAlumniOf: [],
});

/** Knows colleges 1 and 2, the net price and the field 1107. */
export class InMemoryColleges extends Colleges {
  readonly #names = new Map([
    [1, 'Northern Example College'],
    [2, 'Southern Example College'],
  ]);

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, NamedCollege>> {
    const existing = ids.filter((id) => this.#names.has(id));
    return new Map(existing.map((id) => [id, { id, name: this.#names.get(id)! }]));
  }

  async listIdsByName(name: string): Promise<readonly number[]> {
    return [...this.#names].filter(([, one]) => one === name).map(([id]) => id);
  }

  async findUnknown(_collegeId: number, { figure, cip }: QuestionAbout): Promise<FieldError | null> {
    if (figure !== null && figure !== 'net_price') return { field: 'figure', message: 'Choose a figure from the list' };
    return cip === null || cip === '1107' ? null : { field: 'cip', message: 'Choose a field from the list' };
  }
}

/** Records notifications, and the people whose open pages should reload. */
export class RecordedNotices extends DiscussionNotices {
  readonly changed: { readonly userIds: readonly number[]; readonly postId: number }[] = [];
  readonly replies: (ReplyNotice & { readonly userId: number; readonly startedIt: boolean })[] = [];
  readonly answers: { readonly userId: number; readonly replyId: number; readonly eventId: string }[] = [];
  readonly viewed: { readonly userId: number; readonly postId: number }[] = [];

  publishPostChange(userIds: readonly number[], postId: number): void {
    this.changed.push({ userIds, postId });
  }

  async notifyOfReply(userId: number, notice: ReplyNotice, startedIt: boolean): Promise<void> {
    this.replies.push({ ...notice, userId, startedIt });
  }

  async notifyAuthorOfAcceptedAnswer(
    userId: number,
    { replyId, eventId }: Pick<ReplyNotice, 'postId' | 'replyId' | 'eventId'>,
  ): Promise<void> {
    this.answers.push({ userId, replyId, eventId });
  }

  async markRead(userId: number, postId: number): Promise<void> {
    this.viewed.push({ userId, postId });
  }
}

/** Counts without a time window. */
export class CountedLimits extends RateLimits {
  readonly #counts = new Map<string, number>();

  async consume({ name, points, seconds }: RateLimit, key: string): Promise<void> {
    const counted = (this.#counts.get(`${name} ${key}`) ?? 0) + 1;
    this.#counts.set(`${name} ${key}`, counted);
    if (counted > points) throw new TooManyRequests(seconds);
  }

  async check(): Promise<void> {}

  async reset(): Promise<void> {}
}
