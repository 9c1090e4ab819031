import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ChargeMeeting } from '../../application/meetings/charge-meeting';
import { MeetingAnswered, MeetingCancelled, MeetingScheduled } from '../../integration-events/meeting-events';

/** Runs in the unit of work of the change, which is refused if the alum doesn't have enough minutes left. */
@Injectable()
export class ChargeMeetings implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly chargeMeeting: ChargeMeeting,
  ) {}

  onModuleInit(): void {
    const { events, chargeMeeting } = this;
    events.subscribeWithin(MeetingScheduled, 'charge-minutes-when-meeting-scheduled', ({ meetingId, hostId }) =>
      chargeMeeting.execute(meetingId, hostId),
    );
    events.subscribeWithin(MeetingAnswered, 'charge-minutes-when-meeting-answered', ({ meetingId, answeredBy }) =>
      chargeMeeting.execute(meetingId, answeredBy),
    );
    events.subscribeWithin(MeetingCancelled, 'return-minutes-when-meeting-canceled', ({ meetingId, cancelledBy }) =>
      chargeMeeting.execute(meetingId, cancelledBy),
    );
  }
}
