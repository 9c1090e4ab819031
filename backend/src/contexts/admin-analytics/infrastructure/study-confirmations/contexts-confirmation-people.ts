import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '../../../colleges';
import { PeopleFacade } from '../../../identity';
import { ProfilesFacade } from '../../../mentorship';
import { NotificationsFacade } from '../../../messaging';
import {
  ConfirmationPeople,
  type ProfileStudies,
  type StudyConfirmationAction,
} from '../../application/study-confirmations/ports/study-confirmations';

@Injectable()
export class ContextsConfirmationPeople extends ConfirmationPeople {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly mentorship: ProfilesFacade,
    private readonly messaging: NotificationsFacade,
    private readonly colleges: CatalogFacade,
  ) {
    super();
  }

  async findStudies(userId: number): Promise<ProfileStudies | null> {
    const email = (await this.identity.findReachableAddresses([userId])).get(userId);
    const [person] = await this.identity.listVisiblePeople([userId]);
    if (!email || person?.role !== 'alumni' || person.isMinor) return null;
    const { alumniProfile } = await this.mentorship.findOwnProfiles({ id: userId, role: person.role });
    return {
      email,
      fullName: person.displayName,
      graduationYear: alumniProfile?.graduationYear ?? null,
      major: alumniProfile?.major || null,
    };
  }

  async notify(collegeId: number, userIds: readonly number[], askedAt: Date): Promise<void> {
    const [college] = await this.colleges.listNames([collegeId]);
    if (!college) return;
    for (const userId of userIds) {
      await this.messaging.notify({
        kind: 'college',
        data: { what: 'asks-about-studies', collegeName: college.name },
        userId,
        actorId: null,
        subject: `study-confirmation:${collegeId}`,
        eventId: `study-confirmation:${collegeId}:${askedAt.toISOString()}`,
      });
    }
  }

  audit(action: StudyConfirmationAction, by: number, collegeId: number, at: Date): Promise<void> {
    return this.identity.recordInAuditLog(action, by, at, `college ${collegeId}`);
  }
}
