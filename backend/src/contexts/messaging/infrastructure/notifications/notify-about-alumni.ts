import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CatalogFacade } from '../../../colleges';
import { AlumniAlertAnswered } from '../../../mentorship';
import { Notify } from '../../application/notifications/notify';
import { createEventId } from '../../domain/notifications/notification';

/** Notifies a student that they can now ask an alum of a college. Doesn't name the alum, who may hide again. */
@Injectable()
export class NotifyAboutAlumni implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly colleges: CatalogFacade,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AlumniAlertAnswered, 'notify-student-when-alumni-alert-answered', async (event) => {
      const { userId, collegeId } = event;
      const [college] = await this.colleges.listNames([collegeId]);
      if (!college) return;
      await this.notify.execute({
        kind: 'alumni',
        data: { what: 'joined', collegeName: college.name },
        userId,
        actorId: null,
        subject: `alumni-alert:${collegeId}`,
        eventId: createEventId(AlumniAlertAnswered.eventName, collegeId, event),
      });
    });
  }
}
