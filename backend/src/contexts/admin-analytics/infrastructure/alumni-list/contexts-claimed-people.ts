import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { MessagingFacade } from '../../../messaging';
import { ClaimedPeople, type ClaimedPerson } from '../../application/alumni-list/ports/claimed-people';

@Injectable()
export class ContextsClaimedPeople extends ClaimedPeople {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly mentorship: MentorshipFacade,
    private readonly messaging: MessagingFacade,
  ) {
    super();
  }

  listByCollege(collegeId: number, limit: number): Promise<readonly number[]> {
    return this.mentorship.alumniOf(collegeId, limit);
  }

  async listActive(userIds: readonly number[]): Promise<readonly ClaimedPerson[]> {
    if (userIds.length === 0) return [];
    const people = await this.identity.shownPeople(userIds);
    const names = new Map(
      people
        .filter(({ role, isMinor }) => role === 'alumni' && !isMinor)
        .map((person) => [person.id, person.displayName]),
    );
    const mentors = await this.mentorship.findMentors([...names.keys()]);
    return mentors.map((mentor) => ({ ...mentor, fullName: names.get(mentor.userId)! }));
  }

  findLastActiveMonths(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.identity.lastActiveMonths(userIds);
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
    return this.identity.noteForAudit(action, by, at, detail);
  }
}
