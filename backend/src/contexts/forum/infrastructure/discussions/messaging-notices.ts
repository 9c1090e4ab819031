import { Injectable } from '@nestjs/common';
import { NotificationsFacade } from '../../../messaging';
import { DiscussionNotices, type ReplyNotice } from '../../application/discussions/ports/notices';

const toPostSubject = (postId: number): string => `forum-post:${postId}`;

@Injectable()
export class MessagingDiscussionNotices extends DiscussionNotices {
  constructor(private readonly messaging: NotificationsFacade) {
    super();
  }

  publishPostChange(userIds: readonly number[], postId: number): void {
    this.messaging.publishForumChange(userIds, postId);
  }

  notifyOfReply(
    userId: number,
    { postId, replyId, authorId, authorRole, eventId }: ReplyNotice,
    startedIt: boolean,
  ): Promise<void> {
    const anonymous = authorId === null && authorRole !== 'college_admin' ? authorRole : undefined;
    const what = startedIt ? 'replied-to-yours' : 'replied';
    const data = { what, postId, replyId, ...(anonymous && { anonymous }) } as const;
    return this.messaging.notify({
      userId,
      kind: 'forum',
      data,
      subject: toPostSubject(postId),
      actorId: authorId,
      eventId,
    });
  }

  notifyAuthorOfAcceptedAnswer(
    userId: number,
    { postId, replyId, eventId }: Pick<ReplyNotice, 'postId' | 'replyId' | 'eventId'>,
  ): Promise<void> {
    const data = { what: 'marked', postId, replyId } as const;
    return this.messaging.notify({
      userId,
      kind: 'forum',
      data,
      subject: toPostSubject(postId),
      actorId: null,
      eventId,
    });
  }

  markRead(userId: number, postId: number): Promise<void> {
    return this.messaging.markSubjectRead(userId, toPostSubject(postId));
  }
}
