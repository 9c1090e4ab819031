import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { Clock } from '../../shared/application/clock';
import type { HiddenProfiles } from '../../shared/application/role-details';
import type { Role } from '../../shared/domain/role';
import { AnswerRequest } from './application/connections/answer-request';
import { CancelUpcomingMeetings } from './application/meetings/change-meeting';
import { type DemoPeople, SeedDemoProfiles } from './application/profiles/seed-demo-profiles';
import { FindEndingRelationships } from './application/role-change/end-relationships-of-role';
import {
  FindSimilarMentors,
  type Relationship,
  ListRelationships,
} from './application/relationships/list-relationships';
import { FillInClaimedProfile, type FillInClaimedProfileInput } from './application/privacy/fill-in-claimed-profile';
import { BlockPerson } from './application/blocks/blocks';
import { Blocks, Connections } from './application/connections/ports/connections';
import { MeetingReader } from './application/meetings/ports/meetings';
import { PersonalData } from './application/personal-data/ports/personal-data';
import { type OwnProfiles, ProfileReader, type StudentTraits } from './application/profiles/ports/profiles';
import { type MentorFacts, RelationshipReader } from './application/relationships/ports/relationship-reader';
import { UserTimeZones } from './application/availability/ports/availabilities';
import { RequestConnection, type RequestConnectionInput } from './application/connections/request-connection';
import { CanSeePerson } from './application/relationships/can-see-person';
import { ListMyPeople } from './application/relationships/list-my-people';
import { ScheduleMeeting } from './application/meetings/schedule-meeting';
import { type PersonHit, SearchPeople, type SearchPeopleInput } from './application/people-directory/search-people';
import { GetAlumni } from './application/finder/get-alumni';
import { ListConnections, type ConnectionDetails } from './application/connections/list-connections';
import type { AlumniProfileChanges } from './domain/profile-fields/alumni-details';
import type { ConnectionState } from './domain/connections/connection-state';
import { AlumniNotFound } from './domain/profile-fields/errors';
import type { MeetingPlan } from './domain/meetings/meeting-state';
import { countEnding, type EndingCounts } from './domain/role-change/role-relationships';

/** What two people are to each other. */
export interface Relation {
  /** Null where neither has ever asked. */
  readonly connection: ConnectionState | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
}

/** What an alumni page tells search engines. */
export interface AlumniHead {
  readonly id: number;
  readonly fullName: string;
  readonly college: string | null;
  readonly bio: string | null;
}

/** What other contexts may ask of mentorship. */
@Injectable()
export class MentorshipFacade {
  constructor(
    private readonly profiles: ProfileReader,
    private readonly personalData: PersonalData,
    private readonly demoProfiles: SeedDemoProfiles,
    private readonly connectionRequest: RequestConnection,
    private readonly requestAnswer: AnswerRequest,
    private readonly ownConnections: ListConnections,
    private readonly connections: Connections,
    private readonly myPeople: ListMyPeople,
    private readonly blocks: Blocks,
    private readonly blockPerson: BlockPerson,
    private readonly alumniPage: GetAlumni,
    private readonly canSeePerson: CanSeePerson,
    private readonly meetings: MeetingReader,
    private readonly meetingsToCome: CancelUpcomingMeetings,
    private readonly clock: Clock,
    private readonly meetingPlan: ScheduleMeeting,
    private readonly findEndingRelationships: FindEndingRelationships,
    private readonly relationships: ListRelationships,
    private readonly relationshipReader: RelationshipReader,
    private readonly peopleSearch: SearchPeople,
    private readonly timeZones: UserTimeZones,
    private readonly findSimilarMentors: FindSimilarMentors,
    private readonly claimedProfile: FillInClaimedProfile,
  ) {}

  /** What someone tells about themselves in each of the roles, whichever they have today; null where nothing is kept. */
  findProfiles(userId: number): Promise<OwnProfiles> {
    return this.profiles.findByUserId(userId);
  }

  /** The colleges of those of `userIds` who have told of their studies; null where the college is not one of the list. */
  findAlumniColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.profiles.findAlumniColleges(userIds);
  }

  /** What those of `userIds` who have a student profile wrote about where they live and what they want to study. */
  findStudentTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>> {
    return this.profiles.findStudentTraits(userIds);
  }

  /** Those of `userIds` who have a profile that is hidden from anyone. */
  findHiddenProfiles(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>> {
    return this.profiles.findHiddenProfiles(userIds);
  }

  /** What the page of an alumna or alumnus tells every visitor. @returns null where they see nothing */
  async findAlumniHead(id: number): Promise<AlumniHead | null> {
    try {
      const { fullName, alumniProfile } = await this.alumniPage.execute(id, null);
      return { id, fullName, college: alumniProfile?.college ?? null, bio: alumniProfile?.bio ?? null };
    } catch (error) {
      if (error instanceof AlumniNotFound) return null;
      throw error;
    }
  }

  /** Whether someone sees the person, or has dealt with them; no one knows who has gone. */
  canSee(by: number, otherId: number): Promise<boolean> {
    return this.canSeePerson.execute(by, otherId);
  }

  /** Inside a unit of work it holds until its end: no one else changes anything between the two. */
  async findRelation(one: number, other: number): Promise<Relation> {
    const connection = await this.connections.findBetween(one, other);
    const { byOne, byOther } = await this.blocks.findBetween(one, other);
    return { connection: connection?.snapshot() ?? null, isBlocked: byOne || byOther };
  }

  /** Blocks a person whom `by` has met outside of mentorship; a second time changes nothing. @throws Yourself */
  blockKnownPerson(by: number, userId: number): Promise<void> {
    return this.blockPerson.execute({ by, userId, isKnown: true });
  }

  /** How a person is related to each of `otherIds`: as many statements for one as for many. */
  findRelationships(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>> {
    return this.relationships.execute(userId, otherIds);
  }

  /** Why a new request of a person to another would be refused; null when it would not. */
  whyNoRequest(by: number, otherId: number): Promise<string | null> {
    return this.relationships.whyNoRequest(by, otherId);
  }

  /** Pairs of whom one blocks the other, in order: for walking through all of them. */
  listBlocksAfter(pair: readonly [number, number], most: number): Promise<readonly (readonly [number, number])[]> {
    return this.relationshipReader.listBlocksAfter(pair, most);
  }

  /** Everyone whom this person blocks, or who blocks them. */
  listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.relationshipReader.listBlockedWith(userId);
  }

  /**
   * The one way to ask someone to connect; joins the caller's unit of work.
   * @returns the connection; `isNew` is false when a request waits or the two are connected, and nothing has changed
   * @throws Yourself, OtherRole, AlumniNotFound, NotAcceptingRequests, RequestTooSoon, NoPlaceLeft,
   *   TooManyOpenRequests, TooManyRequests
   */
  requestConnection(request: RequestConnectionInput): Promise<{ id: number; isNew: boolean }> {
    return this.connectionRequest.execute(request);
  }

  /** The recipient writes back: a yes, also after a no. @throws ConnectionNotFound, OtherSide, NotPending, NoPlaceLeft */
  acceptByReply(by: number, connectionId: number): Promise<void> {
    return this.requestAnswer.execute({ by, connectionId, answer: 'replied' });
  }

  /** The recipient says no; again changes nothing. @throws ConnectionNotFound, OtherSide, NotPending */
  declineRequest(by: number, connectionId: number, reason: string | null = null): Promise<void> {
    return this.requestAnswer.execute({ by, connectionId, answer: 'declined', reason });
  }

  /** At most three mentors whom a student can ask instead of this one, the most similar first. */
  listSimilarMentors(mentorId: number, forUserId: number): Promise<readonly number[]> {
    return this.findSimilarMentors.execute(mentorId, forUserId);
  }

  /** How those of `userIds` who have an alumni profile mentor; most mentees first. */
  findMentors(userIds: readonly number[]): Promise<readonly MentorFacts[]> {
    return this.relationshipReader.findMentors(userIds);
  }

  /** Requests to this person that wait for their answer, newest first. */
  listPendingRequests(userId: number): Promise<ConnectionDetails[]> {
    return this.ownConnections.listPendingTo(userId);
  }

  /** People by name whom the viewer may see: connections first. */
  searchPeople(input: SearchPeopleInput): Promise<PersonHit[]> {
    return this.peopleSearch.execute(input);
  }

  /** With how many people someone is connected: as many as their list of people shows. */
  async countConnected(userId: number): Promise<number> {
    return (await this.myPeople.counts(userId)).connected;
  }

  /**
   * Someone asks someone to meet. @returns the key of the meeting
   * @throws Yourself, OtherRole, NotConnected, MeetingRefused, TimeTaken, TooManyRequests
   */
  scheduleMeeting(plan: MeetingPlan): Promise<number> {
    return this.meetingPlan.execute(plan);
  }

  /** What a change of role would end now. */
  async countEndedByRoleChange(userId: number, to: Role): Promise<EndingCounts> {
    return countEnding(await this.findEndingRelationships.execute(userId, to));
  }

  /** Names of the time zones of those of `userIds` whose browser has told one. */
  findTimeZones(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.timeZones.findByUserIds(userIds);
  }

  /** How many meetings someone has before them, confirmed or not. */
  countUpcomingMeetings(userId: number): Promise<number> {
    return this.meetings.countUpcoming(userId, this.clock.now());
  }

  /** Everything that is kept here about a person. */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.export(userId);
  }

  /** Forgets a person, inside the caller's unit of work. */
  async eraseUser(userId: number): Promise<void> {
    await this.meetingsToCome.execute(userId);
    await this.personalData.erase(userId);
  }

  /**
   * Fills in the profile of someone whose college has imported them, with what they confirmed; joins the unit of work in
   * progress. @throws ProfileRefused, NotForMinors
   */
  fillInClaimedProfile(claimed: FillInClaimedProfileInput): Promise<void> {
    return this.claimedProfile.execute(claimed);
  }

  /** Fills in empty profiles of demo alumni and makes them public. */
  seedDemoAlumni(alumni: readonly { readonly userId: number; readonly told: AlumniProfileChanges }[]): Promise<void> {
    return this.demoProfiles.seedAlumni(alumni);
  }

  /** Fills in the profiles of the demo people where nothing has been told yet. */
  seedDemoProfiles(people: DemoPeople): Promise<void> {
    return this.demoProfiles.execute(people);
  }
}
