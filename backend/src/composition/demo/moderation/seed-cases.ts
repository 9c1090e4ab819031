import { Injectable } from '@nestjs/common';
import { CollegeDemoFacade } from '../../../contexts/colleges';
import { ForumDemoFacade } from '../../../contexts/forum';
import { ConversationsFacade } from '../../../contexts/messaging';
import { DEMO_CASES, type DemoCaseText } from './demo-cases';

type DemoCase = Parameters<ForumDemoFacade['seedCases']>[1][number];
type UserIds = ReadonlyMap<string, number>;
type SeededDiscussions = Awaited<ReturnType<ForumDemoFacade['seed']>>;

/** Creates moderation cases about texts of demo people, so that an operator sees each state of one. */
@Injectable()
export class SeedCases {
  constructor(
    private readonly forum: ForumDemoFacade,
    private readonly colleges: CollegeDemoFacade,
    private readonly messaging: ConversationsFacade,
  ) {}

  /**
   * Skips cases that exist, and texts that were deleted.
   * @param discussions those that were just created; cases about earlier ones exist
   */
  async execute(operatorId: number, ids: UserIds, discussions: SeededDiscussions): Promise<void> {
    for (const one of DEMO_CASES) {
      const targetId = await this.#findTargetId(one.target, ids, discussions);
      const reports = one.reports.flatMap(({ by, ...report }) =>
        ids.has(by) ? [{ ...report, by: ids.get(by)! }] : [],
      );
      if (targetId === null || reports.length === 0) continue;
      const target: DemoCase['target'] = { type: one.target.type, id: targetId };
      await this.forum.seedCases(operatorId, [{ target, reports, ...(one.decision && { decision: one.decision }) }]);
    }
  }

  async #findTargetId(
    target: DemoCaseText['target'],
    ids: UserIds,
    { posts, replies }: SeededDiscussions,
  ): Promise<number | null> {
    if (target.type === 'post') return posts.get(target.title) ?? null;
    if (target.type === 'reply') return replies.get(target.content) ?? null;
    if (target.type === 'user') return ids.get(target.username) ?? null;
    const [authorId, readerId] = [ids.get(target.by), target.type === 'message' ? ids.get(target.to) : 0];
    if (authorId === undefined || readerId === undefined) return null;
    if (target.type === 'review') return this.colleges.findReviewId(authorId, target.collegeId);
    const found = await this.messaging.searchMessages(readerId, 'another app', 1);
    return found.find(({ conversationWith }) => conversationWith.id === authorId)?.id ?? null;
  }
}
