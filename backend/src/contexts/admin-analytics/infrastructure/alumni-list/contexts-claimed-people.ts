import { Injectable } from '@nestjs/common';
import { PeopleFacade } from '../../../identity';
import { ProfilesFacade } from '../../../mentorship';
import { ConversationsFacade } from '../../../messaging';
import { ClaimedPeople, type ClaimedPerson } from '../../application/alumni-list/ports/claimed-people';

@Injectable()
export class ContextsClaimedPeople extends ClaimedPeople {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly mentorship: ProfilesFacade,
    private readonly messaging: ConversationsFacade,
  ) {
    super();
  }

  listByCollege(collegeId: number, limit: number): Promise<readonly number[]> {
    return this.mentorship.listAlumniOfCollege(collegeId, limit);
  }

  async listActive(userIds: readonly number[]): Promise<readonly ClaimedPerson[]> {
    if (userIds.length === 0) return [];
    const people = await this.identity.listVisiblePeople(userIds);
    const names = new Map(
      people
        .filter(({ role, isMinor }) => role === 'alumni' && !isMinor)
        .map((person) => [person.id, person.displayName]),
    );
    const mentors = await this.mentorship.findMentors([...names.keys()]);
    return mentors.map((mentor) => ({ ...mentor, fullName: names.get(mentor.userId)! }));
  }

  findLastActiveMonths(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.identity.findLastActiveMonths(userIds);
  }

  countActiveConversations(userIds: readonly number[], after: Date): Promise<number> {
    return this.messaging.countActive(userIds, after);
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
