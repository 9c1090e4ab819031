import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import { RateLimits } from '../../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { AlumniProfile } from '../../../domain/profiles/profiles';
import type { MentorMatchInput } from '../../../domain/matching/match-factors';
import type { PersonSummary } from '../../../domain/profiles/person';
import { AnswerRecommendation } from '../answer-recommendation';
import { LoadMatchInput } from '../../finder/find-alumni';
import { SyncMatchWithConnection, ListMatches } from '../list-matches';
import { GenerateRecommendations, PickMentors } from '../generate-recommendations';
import { InMemoryPeople } from '../../profiles/testing/in-memory-people';
import { type RelationBetween, Relations } from '../../connections/ports/connections';
import { NO_RELATION } from '../../connections/testing/in-memory-relations';
import type { FoundAlumni } from '../../finder/ports/finder';
import type { RequestConnection } from '../../connections/request-connection';
import { Connection } from '../../../domain/connections/connection';
import { InMemoryConnections } from '../../connections/testing/in-memory-connections';
import { ListRecommendations, ReorderRecommendations } from '../list-recommendations';
import { InMemoryFinder } from '../../finder/testing/in-memory-finder';
import { InMemoryStudentProfiles } from '../../profiles/testing/in-memory-profiles';
import { StubCandidates, InMemoryMatches, InMemoryRecommendations } from './in-memory-recommendations';
import { mentorInput } from '../../finder/testing/match-inputs';
import { StubCollegeList } from '../../profiles/testing/profiles-fixture';

export const student = { id: 1, role: 'student' as const };

export class StubRelations extends Relations {
  connected: number[] = [];
  pending: number[] = [];
  blocked: number[] = [];
  tooSoon: number[] = [];

  async listRecentlyRequested(): Promise<readonly number[]> {
    return this.tooSoon;
  }

  async findBetween(): Promise<RelationBetween> {
    return NO_RELATION;
  }

  async findByUserId() {
    return { connected: this.connected, pending: this.pending, blocked: this.blocked };
  }
}

/** Users by id: students up to 9, alumni from 10; 99 is a minor and 100 is deleted. */
class PeopleByNumber extends InMemoryPeople {
  override async findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    return new Map(ids.filter((id) => id !== 100).map((id) => [id, personOf(id)]));
  }
}

const personOf = (id: number): PersonSummary => ({
  id,
  displayName: `Person ${id}`,
  isMinor: id === 99,
  avatarUrl: null,
  role: id < 10 ? 'student' : 'alumni',
  isSample: false,
});

/** Alumni by id, with the changes that a test made. */
class AlumniByNumber extends InMemoryFinder {
  readonly changed = new Map<number, Partial<AlumniProfileState>>();

  constructor() {
    super([]);
  }

  override async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, FoundAlumni>> {
    const profiles = ids.map((userId) => ({ ...profileOf(userId), ...this.changed.get(userId) }));
    return new Map(
      profiles.map((profile) => [
        profile.userId,
        { profile, placesLeft: 3, minutesLeft: null, repliesWithinDays: null, isVerifiedAlum: false },
      ]),
    );
  }
}

const profileOf = (userId: number): AlumniProfileState => ({
  ...AlumniProfile.create(userId, null).snapshot(),
  college: 'Reed College',
  major: 'Law',
  graduationYear: 2019,
  skills: 'Logic, Latin',
  isWillingToMentor: true,
  isProfileVisible: true,
  visibilityChosenAt: new Date('2026-01-01'),
});

class CountedLimits extends RateLimits {
  consumed: string[] = [];

  async consume({ name }: { name: string }, key: string): Promise<void> {
    this.consumed.push(`${name} ${key}`);
  }

  async check(): Promise<void> {}

  async reset(): Promise<void> {}
}

/** The use cases for recommendations and matches on fakes. */
export function recommendationsFixture() {
  const [recommendations, matches, candidates] = [
    new InMemoryRecommendations(),
    new InMemoryMatches(),
    new StubCandidates(),
  ];
  const [relations, people, mentors, limits] = [
    new StubRelations(),
    new PeopleByNumber(),
    new AlumniByNumber(),
    new CountedLimits(),
  ];
  const students = new InMemoryStudentProfiles();
  const transactions = new NoTransactions();
  const clock = { at: new Date('2026-03-01T12:00:00Z'), now: () => clock.at };
  const asked: { toUserId: number; message: string | null }[] = [];
  const connections = new InMemoryConnections();
  const execute: RequestConnection['execute'] = async ({ fromUserId, toUserId, message }) => {
    const id = asked.push({ toUserId, message });
    const request = { fromUserId, toUserId, mentorId: toUserId, message: message ?? 'Hello' };
    await connections.save(Connection.request(id, request, clock.now()));
    return { id, isNew: true };
  };
  const requestConnection = { execute } as Partial<RequestConnection> as RequestConnection;

  const findStudent = new LoadMatchInput(students, new StubCollegeList());
  const pick = new PickMentors(candidates, relations, people);
  const show = new ListRecommendations(recommendations, mentors, relations, people, clock);
  return {
    recommendations,
    matches,
    candidates,
    relations,
    mentors,
    limits,
    students,
    clock,
    asked,
    connections,
    show,
    generate: new GenerateRecommendations(recommendations, findStudent, pick, limits, transactions, clock),
    answer: new AnswerRecommendation(recommendations, requestConnection, connections, transactions, clock),
    reorder: new ReorderRecommendations(show, recommendations, findStudent, pick, clock),
    follow: new SyncMatchWithConnection(matches, people),
    showMatches: new ListMatches(matches, people, clock),
    /** Adds a candidate who studied the student's intended major, works in the same industry and has room. */
    offer: (mentorId: number, overrides: Partial<MentorMatchInput> = {}, timesRecommended = 0) => {
      const lawyerInput = { major: 'Law', industry: 'Legal', placesLeft: 2, ...overrides };
      candidates.all.push({ mentorId, timesRecommended, matchInput: mentorInput(lawyerInput) });
    },
    later: (milliseconds: number) => (clock.at = new Date(clock.at.getTime() + milliseconds)),
  };
}
