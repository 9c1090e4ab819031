import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { MessagingFacade } from '../../../messaging';
import { ModeratedContent, type ShownContent } from '../../application/moderation/ports/moderated-content';
import type { Target } from '../../domain/reports/report';

/** Reviews of colleges and messages of messaging. */
@Injectable()
export class ProductModeratedContent extends ModeratedContent {
  constructor(
    private readonly colleges: CollegesFacade,
    private readonly messaging: MessagingFacade,
  ) {
    super();
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
