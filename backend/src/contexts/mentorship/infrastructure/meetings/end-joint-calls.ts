import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { EndJointCall } from '../../application/meetings/end-joint-call';
import { MeetingAnswered, MeetingCancelled } from '../../integration-events/meeting-events';

/** Runs in the unit of work of the change, so that the two meetings of a joint call never differ. */
@Injectable()
export class EndJointCalls implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly endJointCall: EndJointCall,
  ) {}

  onModuleInit(): void {
    const { events, endJointCall } = this;
    events.subscribeWithin(MeetingAnswered, 'end-joint-call-when-meeting-declined', ({ meetingId, answeredBy }) =>
      endJointCall.execute(meetingId, answeredBy),
    );
    events.subscribeWithin(MeetingCancelled, 'end-joint-call-when-meeting-canceled', ({ meetingId, cancelledBy }) =>
      endJointCall.execute(meetingId, cancelledBy),
    );
  }
}
