import { Injectable } from '@nestjs/common';
import { ReviewModerationFacade } from '../../../colleges';
import { MessageModerationFacade } from '../../../messaging';
import {
  ModerateDiscussions,
  type ModeratedText,
  type Written,
} from '../../application/discussions/moderate-discussions';
import { ShowDiscussions } from '../../application/discussions/show-discussions';
import {
  type ReportableText,
  type SeenMessage,
  type ShownContent,
  AuthoredContent,
} from '../../application/reports/ports/authored-content';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { HiddenBy } from '../../domain/discussions/writer';
import type { Target } from '../../domain/reports/report';

/** Reviews, messages, discussions and replies as reportable content. */
@Injectable()
export class ProductAuthoredContent extends AuthoredContent {
  constructor(
    private readonly colleges: ReviewModerationFacade,
    private readonly messaging: MessageModerationFacade,
    private readonly moderateDiscussions: ModerateDiscussions,
    private readonly showDiscussions: ShowDiscussions,
  ) {
    super();
  }

  findAuthor({ id }: Target): Promise<{ authorId: number | null } | null> {
    return this.colleges.findAuthor(id);
  }

  async findMessage(by: number, id: number): Promise<SeenMessage | null> {
    const messages = await this.messaging.findSeenBy(by, id);
    const reported = messages?.at(-1);
    if (!messages || !reported) return null;
    const copy = messages.map(({ id: messageId, senderId, content, sentAt }) => {
      return { messageId, senderId: personOf(senderId), content, sentAt, isReported: messageId === id };
    });
    return { authorId: personOf(reported.senderId), copy };
  }

  async findDiscussion(by: number, target: Target): Promise<ReportableText | null> {
    if (!isDiscussion(target) || !(await this.#canRead(by, target))) return null;
    const found = await this.moderateDiscussions.find(target);
    return found && { authorId: found.authorId, editedAt: found.editedAt };
  }

  async find(target: Target): Promise<ShownContent | null> {
    if (isDiscussion(target)) return shownText(await this.moderateDiscussions.find(target));
    const review = target.type === 'review' ? await this.colleges.find(target.id) : null;
    if (!review) return null;
    const { content: text, createdAt, collegeId } = review;
    return { text, createdAt, url: `/college/${collegeId}`, isAnonymous: false };
  }

  async setHidden(target: Target, by: HiddenBy | null): Promise<boolean> {
    if (isDiscussion(target)) return this.moderateDiscussions.setHidden(target, by);
    if (target.type === 'review') return this.colleges.setHidden(target.id, by !== null);
    if (target.type === 'message') return this.messaging.setHidden(target.id, by !== null);
    return false;
  }

  /** Checks whether the user can read it: not hidden, deleted or written by a blocked user. */
  async #canRead(by: number, { type, id }: Written): Promise<boolean> {
    try {
      if (type === 'post') await this.showDiscussions.post(id, by);
      else await this.showDiscussions.reply(id, by);
      return true;
    } catch (refusal) {
      if (refusal instanceof PostNotFound || refusal instanceof ReplyNotFound) return false;
      throw refusal;
    }
  }
}

const isDiscussion = (target: Target): target is Written => target.type === 'post' || target.type === 'reply';

const shownText = (found: ModeratedText | null): ShownContent | null =>
  found && {
    text: found.text,
    createdAt: found.createdAt,
    url: `/forum/${found.postId}`,
    isAnonymous: found.isAnonymous,
  };

/** Messaging uses negative IDs for erased accounts. */
const personOf = (id: number): number | null => (id > 0 ? id : null);
