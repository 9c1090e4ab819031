import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { ACTIVE_CONVERSATION_PERIOD_MS, MAX_TOP_MENTORS } from '../../domain/alumni-list/statistics';
import { FindOwnCollege } from '../memberships/own-membership';
import { AlumniList } from './ports/alumni-list';
import { ClaimedPeople } from './ports/claimed-people';

interface AlumniStatistics {
  /** Includes unclaimed profiles, and alumni who registered themselves. */
  readonly total: number;
  readonly claimed: number;
  readonly unclaimed: number;
  /** Alumni whom members can find and whom the college hasn't imported. */
  readonly registeredThemselves: number;
  readonly availableMentors: number;
  readonly activeConversations: number;
  readonly topMentors: readonly { readonly userId: number; readonly fullName: string; readonly mentees: number }[];
  /** Number of mentors with mentees who aren't shown by name. */
  readonly otherMentors: number;
}

/** Limits how many alumni who registered themselves are counted and asked. */
export const MAX_SELF_REGISTERED = 20_000;

/** Returns numbers about a college's alumni. Names only mentors with a public profile who claimed their import. */
@UseCase()
export class GetAlumniStatistics {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly alumni: AlumniList,
    private readonly people: ClaimedPeople,
    private readonly clock: Clock,
  ) {}

  /** @throws AdministratorNotVerified, TwoFactorNeeded */
  async execute(by: number): Promise<AlumniStatistics> {
    const collegeId = await this.findOwnCollege.execute(by);
    const imported = await this.alumni.count(collegeId, {});
    const claimedBy = await this.alumni.listClaimants(collegeId);
    const claimantIds = new Set(claimedBy);
    const found = await this.people.listByCollege(collegeId, MAX_SELF_REGISTERED);
    const selfRegistered = found.filter((id) => !claimantIds.has(id));
    const userIds = [...claimedBy, ...selfRegistered];
    const people = await this.people.listActive(userIds);
    const mentors = people.filter(({ mentees }) => mentees > 0);
    const topMentors = mentors
      .filter(({ userId, isPublic }) => isPublic && claimantIds.has(userId))
      .slice(0, MAX_TOP_MENTORS);
    const since = new Date(this.clock.now().getTime() - ACTIVE_CONVERSATION_PERIOD_MS);
    return {
      total: imported + selfRegistered.length,
      claimed: claimedBy.length,
      unclaimed: Math.max(0, imported - claimedBy.length),
      registeredThemselves: selfRegistered.length,
      availableMentors: people.filter(({ isPublic, isAvailable }) => isPublic && isAvailable).length,
      activeConversations: await this.people.countActiveConversations(userIds, since),
      topMentors: topMentors.map(({ userId, fullName, mentees }) => ({ userId, fullName, mentees })),
      otherMentors: mentors.length - topMentors.length,
    };
  }
}
