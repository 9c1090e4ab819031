import { Injectable } from '@nestjs/common';
import { ReviewModerationFacade } from '../../../colleges';
import { ThanksModerationFacade } from '../../../mentorship';
import { MessageModerationFacade } from '../../../messaging';
import {
  ModerateDiscussions,
  type ModeratedText,
  type PostOrReply,
} from '../../application/discussions/moderate-discussions';
import { ModerateOpenQuestions, type QuestionOrAnswer } from '../../application/open-questions/moderate-open-questions';
import { ShowDiscussions } from '../../application/discussions/show-discussions';
import {
  type ReportableText,
  type SeenMessage,
  type ShownContent,
  AuthoredContent,
} from '../../application/reports/ports/authored-content';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { HiddenBy } from '../../domain/discussions/writer';
import type { ReportTarget } from '../../domain/reports/report';

/** Reviews, messages, discussions, replies, thanks, open questions and their answers as reportable content. */
@Injectable()
export class ProductAuthoredContent extends AuthoredContent {
  constructor(
    private readonly colleges: ReviewModerationFacade,
    private readonly messaging: MessageModerationFacade,
    private readonly thanks: ThanksModerationFacade,
    private readonly moderateDiscussions: ModerateDiscussions,
    private readonly showDiscussions: ShowDiscussions,
    private readonly openQuestions: ModerateOpenQuestions,
  ) {
    super();
  }

  findAuthor({ id }: ReportTarget): Promise<{ authorId: number | null } | null> {
    return this.colleges.findAuthor(id);
  }

  async findMessage(by: number, id: number): Promise<SeenMessage | null> {
    const messages = await this.messaging.findReportContext(by, id);
    const reported = messages?.at(-1);
    if (!messages || !reported) return null;
    const copy = messages.map(({ id: messageId, senderId, content, sentAt }) => {
      return { messageId, senderId: toAccountId(senderId), content, sentAt, isReported: messageId === id };
    });
    return { authorId: toAccountId(reported.senderId), copy };
  }

  async findReportableForumText(by: number, target: ReportTarget): Promise<ReportableText | null> {
    if (isOpenQuestion(target)) {
      const text = (await this.openQuestions.canRead(by, target)) ? await this.openQuestions.find(target) : null;
      return text && { authorId: text.authorId, editedAt: null };
    }
    if (!isDiscussion(target) || !(await this.#canRead(by, target))) return null;
    const found = await this.moderateDiscussions.find(target);
    return found && { authorId: found.authorId, editedAt: found.editedAt };
  }

  findThanksAuthor(by: number, id: number): Promise<{ authorId: number } | null> {
    return this.thanks.findAuthorFor(by, id);
  }

  async find(target: ReportTarget): Promise<ShownContent | null> {
    if (isDiscussion(target)) return toShownContent(await this.moderateDiscussions.find(target));
    if (isOpenQuestion(target)) return this.openQuestions.find(target);
    if (target.type === 'thanks') return toShownThanks(await this.thanks.find(target.id));
    const review = target.type === 'review' ? await this.colleges.find(target.id) : null;
    if (!review) return null;
    const { content: text, createdAt, collegeId } = review;
    return { text, createdAt, url: `/college/${collegeId}`, isAnonymous: false };
  }

  async setHidden(target: ReportTarget, by: HiddenBy | null): Promise<boolean> {
    if (isDiscussion(target)) return this.moderateDiscussions.setHidden(target, by);
    if (isOpenQuestion(target)) return this.openQuestions.setHidden(target, by);
    if (target.type === 'review') return this.colleges.setHidden(target.id, by !== null);
    if (target.type === 'thanks') return this.thanks.setHidden(target.id, by !== null);
    if (target.type === 'message') return this.messaging.setHidden(target.id, by !== null);
    return false;
  }

  /** Checks whether the user can read it: not hidden, deleted or written by a blocked user. */
  async #canRead(by: number, { type, id }: PostOrReply): Promise<boolean> {
    try {
      if (type === 'post') await this.showDiscussions.getPost(id, by);
      else await this.showDiscussions.getReplyView(id, by);
      return true;
    } catch (refusal) {
      if (refusal instanceof PostNotFound || refusal instanceof ReplyNotFound) return false;
      throw refusal;
    }
  }
}

const isDiscussion = (target: ReportTarget): target is PostOrReply => target.type === 'post' || target.type === 'reply';

const isOpenQuestion = (target: ReportTarget): target is QuestionOrAnswer =>
  target.type === 'open-question' || target.type === 'open-answer';

const toShownContent = (found: ModeratedText | null): ShownContent | null =>
  found && {
    text: found.text,
    createdAt: found.createdAt,
    url: `/forum/${found.postId}`,
    isAnonymous: found.isAnonymous,
  };

/** Readers see the author only as the author chose; operators see who it is. */
const toShownThanks = (found: { text: string; writtenAt: Date; alumId: number } | null): ShownContent | null =>
  found && { text: found.text, createdAt: found.writtenAt, url: `/alumni/${found.alumId}`, isAnonymous: true };

/** Messaging uses negative IDs for erased accounts. */
const toAccountId = (id: number): number | null => (id > 0 ? id : null);
