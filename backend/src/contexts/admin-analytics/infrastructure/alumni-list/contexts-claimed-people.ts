import { Injectable } from '@nestjs/common';
import { PeopleFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { MessagingFacade } from '../../../messaging';
import { ClaimedPeople, type ClaimedPerson } from '../../application/alumni-list/ports/claimed-people';

@Injectable()
export class ContextsClaimedPeople extends ClaimedPeople {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly mentorship: MentorshipFacade,
    private readonly messaging: MessagingFacade,
  ) {
    super();
  }

  ofCollege(collegeId: number, most: number): Promise<readonly number[]> {
    return this.mentorship.alumniOf(collegeId, most);
  }

  async among(userIds: readonly number[]): Promise<readonly ClaimedPerson[]> {
    if (userIds.length === 0) return [];
    const people = await this.identity.listShownPeople(userIds);
    const names = new Map(
      people
        .filter(({ role, isMinor }) => role === 'alumni' && !isMinor)
        .map((person) => [person.id, person.displayName]),
    );
    const mentors = await this.mentorship.findMentors([...names.keys()]);
    return mentors.map((mentor) => ({ ...mentor, fullName: names.get(mentor.userId)! }));
  }

  lastActiveMonths(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.identity.findLastActiveMonths(userIds);
  }

  countActiveConversations(userIds: readonly number[], after: Date): Promise<number> {
    return this.messaging.countActiveConversations(userIds, after);
  }

  audit(
    action: 'imported-profile-removed' | 'imported-profile-invited-again' | 'imported-profiles-exported',
    by: number,
    at: Date,
    detail: string,
  ): Promise<void> {
    return this.identity.recordInAuditLog(action, by, at, detail);
  }
}
