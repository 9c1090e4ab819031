import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '../../../colleges';
import { NotificationsFacade } from '../../../messaging';
import { VerificationNotices } from '../../application/verification/ports/verification-notices';

@Injectable()
export class MessagingVerificationNotices extends VerificationNotices {
  constructor(
    private readonly colleges: CatalogFacade,
    private readonly messaging: NotificationsFacade,
  ) {
    super();
  }

  async sendReminder(userId: number, collegeId: number, until: Date, days: number): Promise<void> {
    const [college] = await this.colleges.listNames([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what: 'verification-ends', collegeName: college.name },
      userId,
      actorId: null,
      subject: `college:${collegeId}`,
      eventId: `verification-ends:${collegeId}:${until.toISOString()}:${days}`,
    });
  }
}
