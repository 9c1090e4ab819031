import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CollegesFacade } from '../../../colleges';
import { MessagingFacade } from '../../../messaging';
import { AdministratorRefused, AdministratorVerified } from '../../domain/memberships/events';

type Event = Pick<AdministratorRefused, 'userId' | 'collegeId' | 'occurredAt'>;

@Injectable()
export class NotifyAdministratorWhenDecided implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly colleges: CollegesFacade,
    private readonly messaging: MessagingFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AdministratorVerified, 'notify-administrator-when-verified', (event) =>
      this.#notify(AdministratorVerified.eventName, event, 'approved'),
    );
    this.events.subscribe(AdministratorRefused, 'notify-administrator-when-refused', (event) =>
      this.#notify(AdministratorRefused.eventName, event, 'refused'),
    );
  }

  async #notify(name: string, { userId, collegeId, occurredAt }: Event, what: 'approved' | 'refused'): Promise<void> {
    const [college] = await this.colleges.namesOf([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what, collegeName: college.name },
      userId,
      actorId: null,
      subject: `college:${collegeId}`,
      eventId: `${name}:${collegeId}:${occurredAt.toISOString()}`,
    });
  }
}
