import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { MessagingFacade } from '../../../messaging';
import { type SeenMessage, type ShownContent, WrittenContent } from '../../application/reports/ports/written-content';
import type { Target } from '../../domain/reports/report';

/** Reviews of colleges and messages of messaging. */
@Injectable()
export class ProductWrittenContent extends WrittenContent {
  constructor(
    private readonly colleges: CollegesFacade,
    private readonly messaging: MessagingFacade,
  ) {
    super();
  }

  authorOf({ id }: Target): Promise<{ authorId: number | null } | null> {
    return this.colleges.authorOfReview(id);
  }

  async messageSeenBy(by: number, id: number): Promise<SeenMessage | null> {
    const seen = await this.messaging.messageSeenBy(by, id);
    const reported = seen?.at(-1);
    if (!seen || !reported) return null;
    const copy = seen.map(({ id: messageId, senderId, content, sentAt }) => {
      return { messageId, senderId: personOf(senderId), content, sentAt, isReported: messageId === id };
    });
    return { authorId: personOf(reported.senderId), copy };
  }

  async review({ type, id }: Target): Promise<ShownContent | null> {
    const review = type === 'review' ? await this.colleges.reviewForModeration(id) : null;
    return review && { text: review.content, createdAt: review.createdAt, url: `/college/${review.collegeId}` };
  }

  async setHidden({ type, id }: Target, isHidden: boolean): Promise<boolean> {
    if (type === 'review') return this.colleges.hideReview(id, isHidden);
    if (type === 'message') return this.messaging.hideMessage(id, isHidden);
    return false;
  }
}

/** Messaging gives erased accounts numbers below zero. */
const personOf = (id: number): number | null => (id > 0 ? id : null);
