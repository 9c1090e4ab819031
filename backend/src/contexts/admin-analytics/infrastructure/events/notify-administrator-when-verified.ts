import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CollegesFacade } from '../../../colleges';
import { MessagingFacade } from '../../../messaging';
import { AdministratorVerified } from '../../domain/events';

@Injectable()
export class NotifyAdministratorWhenVerified implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly colleges: CollegesFacade,
    private readonly messaging: MessagingFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AdministratorVerified, 'notify-administrator-when-verified', async (event) => {
      const { userId, collegeId, occurredAt } = event;
      const [college] = await this.colleges.namesOf([collegeId]);
      if (!college) return;
      await this.messaging.notify({
        kind: 'college',
        data: { what: 'approved', collegeName: college.name },
        userId,
        actorId: null,
        subject: `college:${collegeId}`,
        eventId: `${AdministratorVerified.eventName}:${collegeId}:${occurredAt.toISOString()}`,
      });
    });
  }
}
