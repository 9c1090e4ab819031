import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { FollowUpReply } from '../../application/discussions/follow-up-reply';
import { NotifySubscribers } from '../../application/discussions/notify-subscribers';
import { AnswerMarked, PostAnswered } from '../../domain/discussions/events';

/** Runs in the unit of work of the reply, so that its author is subscribed before anyone is notified. */
@Injectable()
export class FollowUpWhenPostAnswered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly followUpReply: FollowUpReply,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(PostAnswered, 'follow-up-when-post-answered', (event) =>
      this.followUpReply.execute(event),
    );
  }
}

@Injectable()
export class NotifyWhenDiscussionsChange implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifySubscribers: NotifySubscribers,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(PostAnswered, 'notify-subscribers-when-post-answered', (event) =>
      this.notifySubscribers.notifyOfReply(event),
    );
    this.events.subscribe(AnswerMarked, 'notify-author-when-answer-marked', (event) =>
      this.notifySubscribers.notifyAuthorOfAcceptedAnswer(event),
    );
  }
}
