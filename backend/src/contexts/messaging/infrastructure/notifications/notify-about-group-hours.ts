import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { GroupHourCancelled, GroupHourJoined, GroupHourReminderDue } from '../../../mentorship';
import { Notify } from '../../application/notifications/notify';
import { createEventId, groupHourSubject } from '../../domain/notifications/notification';

/** Notifies people about group hours. No notification names a student. */
@Injectable()
export class NotifyAboutGroupHours implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    events.subscribe(GroupHourJoined, 'notify-host-when-group-hour-joined', (event) => {
      const { groupHourId, hostId: userId } = event;
      return this.notify.execute({
        kind: 'meeting',
        data: { what: 'group-hour-joined', groupHourId },
        userId,
        actorId: null,
        subject: groupHourSubject(groupHourId),
        eventId: createEventId(GroupHourJoined.eventName, groupHourId, event),
      });
    });
    events.subscribe(GroupHourCancelled, 'notify-guests-when-group-hour-canceled', async (event) => {
      const { groupHourId, hostId: actorId, guestIds } = event;
      for (const userId of guestIds) {
        await this.notify.execute({
          kind: 'meeting',
          data: { what: 'group-hour-canceled', groupHourId },
          userId,
          actorId,
          subject: groupHourSubject(groupHourId),
          eventId: createEventId(GroupHourCancelled.eventName, groupHourId, event),
        });
      }
    });
    events.subscribe(GroupHourReminderDue, 'notify-participant-when-group-hour-comes-up', (event) => {
      const { groupHourId, userId, notice } = event;
      return this.notify.execute({
        kind: 'reminder',
        data: { what: notice === 'comes-up' ? 'group-hour-soon' : 'group-hour-starts', groupHourId },
        userId,
        actorId: null,
        subject: groupHourSubject(groupHourId),
        // A reminder whose mail failed is published again later; it must not create a second notification.
        eventId: `${GroupHourReminderDue.eventName}:${groupHourId}:${notice}`,
      });
    });
  }
}
