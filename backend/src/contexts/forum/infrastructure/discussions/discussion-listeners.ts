import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { NotifySubscribers } from '../../application/discussions/notify-subscribers';
import { AnswerMarked, PostAnswered } from '../../domain/discussions/events';

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
