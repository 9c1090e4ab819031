import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CheckInDue, EndProposed, RelationshipFinished, ThanksReceived } from '../../../mentorship';
import { Notify } from '../../application/notifications/notify';
import { createEventId, meetingSubject } from '../../domain/notifications/notification';

/** The same for all people: an account may be erased, and subjects stay. */
const SUBJECT = 'mentoring';

@Injectable()
export class NotifyAboutMentoring implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(CheckInDue, 'notify-participant-when-check-in-due', (event) => {
      const { meetingId, userId, otherId } = event;
      return this.notify.execute({
        kind: 'mentoring',
        data: { what: 'check-in', meetingId },
        userId,
        actorId: otherId,
        subject: meetingSubject(meetingId),
        eventId: `${CheckInDue.eventName}:${meetingId}`,
      });
    });
    this.events.subscribe(EndProposed, 'notify-other-when-end-proposed', (event) =>
      this.#notify(EndProposed.eventName, event, 'end-proposed', event.otherId, event.proposedBy),
    );
    this.events.subscribe(RelationshipFinished, 'notify-other-when-mentoring-finished', (event) => {
      const { alumId, studentId, confirmedBy } = event;
      const otherId = confirmedBy === alumId ? studentId : alumId;
      return this.#notify(RelationshipFinished.eventName, event, 'finished', otherId, confirmedBy);
    });
    this.events.subscribe(ThanksReceived, 'notify-alum-when-thanked', (event) =>
      this.#notify(ThanksReceived.eventName, event, 'thanks', event.alumId, event.studentId),
    );
  }

  #notify(
    name: string,
    event: { readonly occurredAt: Date },
    what: 'end-proposed' | 'finished' | 'thanks',
    userId: number,
    actorId: number,
  ): Promise<void> {
    const eventId = createEventId(name, '', event);
    return this.notify.execute({ kind: 'mentoring', data: { what }, userId, actorId, subject: SUBJECT, eventId });
  }
}
