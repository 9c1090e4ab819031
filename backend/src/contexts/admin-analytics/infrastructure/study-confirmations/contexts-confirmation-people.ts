import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { IdentityFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { MessagingFacade } from '../../../messaging';
import {
  ConfirmationPeople,
  type ProfileStudies,
  type StudyConfirmationAction,
} from '../../application/study-confirmations/ports/study-confirmations';

@Injectable()
export class ContextsConfirmationPeople extends ConfirmationPeople {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly mentorship: MentorshipFacade,
    private readonly messaging: MessagingFacade,
    private readonly colleges: CollegesFacade,
  ) {
    super();
  }

  async findStudies(userId: number): Promise<ProfileStudies | null> {
    const email = (await this.identity.reachable([userId])).get(userId);
    const [person] = await this.identity.shownPeople([userId]);
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
    const [college] = await this.colleges.namesOf([collegeId]);
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
    return this.identity.noteForAudit(action, by, at, `college ${collegeId}`);
  }
}
