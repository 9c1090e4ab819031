import { Injectable } from '@nestjs/common';
import { CollegeDemoFacade } from '../../../contexts/colleges';
import { ForumDemoFacade } from '../../../contexts/forum';
import { ConversationsFacade } from '../../../contexts/messaging';
import { ignoreRefusal } from '../ignore-refusal';
import { DEMO_CASES, type DemoCaseText } from './demo-cases';

type DemoCase = Parameters<ForumDemoFacade['seedCase']>[1];
type ReportedMessage = Extract<DemoCaseText['target'], { type: 'message' }>;
type UserIds = ReadonlyMap<string, number>;
type SeededDiscussions = Awaited<ReturnType<ForumDemoFacade['seed']>>;
/** Messages that contain the first words of the reported one. */
const MAX_MESSAGES = 20;

/** Creates moderation cases about texts of demo people, so that an operator sees each state of one. */
@Injectable()
export class SeedCases {
  constructor(
    private readonly forum: ForumDemoFacade,
    private readonly colleges: CollegeDemoFacade,
    private readonly messaging: ConversationsFacade,
  ) {}

  /** Skips cases that exist, and texts that were deleted or hidden. */
  async execute(operatorId: number, ids: UserIds, discussions: SeededDiscussions): Promise<void> {
    for (const one of DEMO_CASES) {
      const targetId = await this.#findTargetId(one.target, ids, discussions);
      const reports = one.reports.flatMap(({ by, ...report }) =>
        ids.has(by) ? [{ ...report, by: ids.get(by)! }] : [],
      );
      if (targetId === null || reports.length === 0) continue;
      const target: DemoCase['target'] = { type: one.target.type, id: targetId };
      const text = { target, reports, ...(one.decision && { decision: one.decision }) };
      await ignoreRefusal(() => this.forum.seedCase(operatorId, text));
    }
  }

  async #findTargetId(
    target: DemoCaseText['target'],
    ids: UserIds,
    { posts, replies }: SeededDiscussions,
  ): Promise<number | null> {
    switch (target.type) {
      case 'post':
        return posts.get(target.title) ?? null;
      case 'reply':
        return replies.get(target.content) ?? null;
      case 'user':
        return ids.get(target.username) ?? null;
      case 'review': {
        const authorId = ids.get(target.by);
        return authorId === undefined ? null : this.colleges.findReviewId(authorId, target.collegeId);
      }
      case 'message':
        return this.#findMessageId(target, ids);
    }
  }

  async #findMessageId({ content, by, to }: ReportedMessage, ids: UserIds): Promise<number | null> {
    const [authorId, readerId] = [ids.get(by), ids.get(to)];
    if (authorId === undefined || readerId === undefined) return null;
    const found = await this.messaging.searchMessages(readerId, content, MAX_MESSAGES);
    const message = found.find(
      ({ conversationWith, fromMe, excerpt }) => conversationWith.id === authorId && !fromMe && excerpt === content,
    );
    return message?.id ?? null;
  }
}
