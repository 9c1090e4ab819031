import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { Clock } from '../../shared/application/clock';
import type { HiddenProfiles } from '../../shared/application/role-details';
import type { Role } from '../../shared/domain/role';
import { AnswerRequest } from './application/connections/answer-request';
import { HideRequestMessage } from './application/connections/change-connection';
import { CancelUpcomingMeetings } from './application/meetings/change-meeting';
import { type DemoPeople, SeedDemoProfiles } from './application/profiles/seed-demo-profiles';
import { FindOwnProfiles } from './application/profiles/find-own-profiles';
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
import { CountAlumniOfColleges } from './application/finder/count-alumni-of-colleges';
import { CollegeAlumni } from './application/finder/ports/college-alumni';
import { GetAlumni } from './application/finder/get-alumni';
import { ListConnections, type ConnectionDetails } from './application/connections/list-connections';
import type { AlumniProfileChanges } from './domain/profile-fields/alumni-details';
import type { ConnectionState } from './domain/connections/connection-state';
import { AlumniNotFound } from './domain/profile-fields/errors';
import type { MeetingPlan } from './domain/meetings/meeting-state';
import { countEnding, type EndingCounts } from './domain/role-change/role-relationships';

/** The relationship of two people. */
export interface Relation {
  /** Null if neither has ever sent a request. */
  readonly connection: ConnectionState | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** Whether a message from the first of the two accepts the request. */
  readonly isAcceptedByReply: boolean;
}

/** The data of an alum's page for search engines. */
export interface AlumniHead {
  readonly id: number;
  readonly fullName: string;
  readonly college: string | null;
  readonly bio: string | null;
}

/** The functions of mentorship that other contexts can use. */
@Injectable()
export class MentorshipFacade {
  constructor(
    private readonly profiles: ProfileReader,
    private readonly ownProfiles: FindOwnProfiles,
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
    private readonly requestMessage: HideRequestMessage,
    private readonly alumniOfColleges: CountAlumniOfColleges,
    private readonly collegeAlumni: CollegeAlumni,
  ) {}

  /** Returns the alumni of a college whom members can find, at most `most`. */
  alumniOf(collegeId: number, most: number): Promise<readonly number[]> {
    return this.collegeAlumni.listIds(collegeId, most);
  }

  /** Counts the alumni of all colleges now; a job does it every hour. */
  countAlumniOfColleges(): Promise<void> {
    return this.alumniOfColleges.execute();
  }

  /**
   * Finds a user's own profiles for both roles, whatever their current role; null if none is stored. A student always
   * has one.
   */
  findOwnProfiles(user: { id: number; role: Role }): Promise<OwnProfiles> {
    return this.ownProfiles.execute(user);
  }

  /**
   * Finds the colleges of those `userIds` who have entered their studies; null if the college is not in the catalog.
   */
  findAlumniColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.profiles.findAlumniColleges(userIds);
  }

  /** Finds location and intended major of those `userIds` who have a student profile. */
  findStudentTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>> {
    return this.profiles.findStudentTraits(userIds);
  }

  /** Finds from whom the alumni and student profiles of `userIds` are hidden. */
  findHiddenProfiles(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>> {
    return this.profiles.findHiddenProfiles(userIds);
  }

  /**
   * Finds what every visitor sees on an alum's page.
   * @returns null if they see nothing
   */
  async findAlumniHead(id: number): Promise<AlumniHead | null> {
    try {
      const { fullName, alumniProfile } = await this.alumniPage.execute(id, null);
      return { id, fullName, college: alumniProfile?.college ?? null, bio: alumniProfile?.bio ?? null };
    } catch (error) {
      if (error instanceof AlumniNotFound) return null;
      throw error;
    }
  }

  /** Checks whether a user can see a person or has had contact with them; false for people who have left. */
  canSee(by: number, otherId: number): Promise<boolean> {
    return this.canSeePerson.execute(by, otherId);
  }

  /** Finds the relation of two people. Inside a unit of work, no one else can change it until the end. */
  async findRelation(one: number, other: number): Promise<Relation> {
    const connection = await this.connections.findBetween(one, other);
    const { byOne, byOther } = await this.blocks.findBetween(one, other);
    const state = connection?.snapshot() ?? null;
    const isAcceptedByReply = state !== null && (await this.relationships.isAcceptedByReply(state, one));
    return { connection: state, isBlocked: byOne || byOther, isAcceptedByReply };
  }

  /**
   * Blocks a person whom `by` met outside of mentorship; blocking again changes nothing.
   * @throws Yourself
   */
  blockKnownPerson(by: number, userId: number): Promise<void> {
    return this.blockPerson.execute({ by, userId, isKnown: true });
  }

  /**
   * Finds how a person is related to each of `otherIds`; the number of statements does not depend on the number of IDs.
   */
  findRelationships(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>> {
    return this.relationships.execute(userId, otherIds);
  }

  /** Returns why a new request to another person would be refused; null if it would be accepted. */
  whyNoRequest(by: number, otherId: number): Promise<string | null> {
    return this.relationships.findRefusalReason(by, otherId);
  }

  /** Lists pairs where the first person blocks the second, in order, to page through all of them. */
  listBlocksAfter(pair: readonly [number, number], most: number): Promise<readonly (readonly [number, number])[]> {
    return this.relationshipReader.listBlocksAfter(pair, most);
  }

  /** Lists everyone whom this person blocks, or who blocks them. */
  listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.relationshipReader.listBlockedWith(userId);
  }

  /**
   * Sends a connection request; the only way to do so. Joins the caller's unit of work.
   * @returns the connection; `isNew` is false if a request is pending or the two are connected, and nothing has changed
   * @throws Yourself, OtherRole, PersonNotFound, NotAcceptingRequests, RequestTooSoon, NoPlaceLeft,
   *   TooManyOpenRequests, TooManyRequests
   */
  requestConnection(request: RequestConnectionInput): Promise<{ id: number; isNew: boolean }> {
    return this.connectionRequest.execute(request);
  }

  /**
   * Accepts a request because the recipient replies to it, for some days also after declining it.
   * @throws ConnectionNotFound, OtherSide, NotPending, NoPlaceLeft
   */
  acceptByReply(by: number, connectionId: number): Promise<void> {
    return this.requestAnswer.execute({ by, connectionId, answer: 'replied' });
  }

  /**
   * Declines a request as its recipient; declining again changes nothing.
   * @throws ConnectionNotFound, OtherSide, NotPending
   */
  declineRequest(by: number, connectionId: number, reason: string | null = null): Promise<void> {
    return this.requestAnswer.execute({ by, connectionId, answer: 'declined', reason });
  }

  /** Hides or shows the connection's copy of a request's message. Joins the caller's unit of work. */
  hideRequestMessage(request: { from: number; to: number; isHidden: boolean }): Promise<void> {
    return this.requestMessage.execute(request);
  }

  /** Lists at most three mentors whom a student can ask instead of this one, the most similar first. */
  listSimilarMentors(mentorId: number, forUserId: number): Promise<readonly number[]> {
    return this.findSimilarMentors.execute(mentorId, forUserId);
  }

  /** Finds the mentoring data of those `userIds` who have an alumni profile, most mentees first. */
  findMentors(userIds: readonly number[]): Promise<readonly MentorFacts[]> {
    return this.relationshipReader.listMentors(userIds);
  }

  /** Lists pending requests to this person, newest first. */
  listPendingRequests(userId: number): Promise<ConnectionDetails[]> {
    return this.ownConnections.listPendingTo(userId);
  }

  /** Searches people whom the viewer can see by name, connections first. */
  searchPeople(input: SearchPeopleInput): Promise<PersonHit[]> {
    return this.peopleSearch.execute(input);
  }

  /** Counts a person's connections, as shown on their list of people. */
  async countConnected(userId: number): Promise<number> {
    return (await this.myPeople.counts(userId)).connected;
  }

  /**
   * Schedules a meeting or sends an invitation.
   * @returns the ID of the meeting
   * @throws Yourself, OtherRole, NotConnected, MeetingRefused, TimeTaken, TooManyRequests
   */
  scheduleMeeting(plan: MeetingPlan): Promise<number> {
    return this.meetingPlan.execute(plan);
  }

  /** Counts what a change of role would end now. */
  async countEndedByRoleChange(userId: number, to: Role): Promise<EndingCounts> {
    return countEnding(await this.findEndingRelationships.execute(userId, to));
  }

  /** Finds the IANA names of the time zones of those `userIds` whose browser has reported one. */
  findTimeZones(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.timeZones.findByUserIds(userIds);
  }

  /** Counts a person's upcoming meetings, confirmed or not. */
  countUpcomingMeetings(userId: number): Promise<number> {
    return this.meetings.countUpcoming(userId, this.clock.now());
  }

  /** Exports everything that this context stores about a person. */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.export(userId);
  }

  /** Cancels a person's upcoming meetings and erases their data, in the caller's unit of work. */
  async eraseUser(userId: number): Promise<void> {
    await this.meetingsToCome.execute(userId);
    await this.personalData.erase(userId);
  }

  /**
   * Fills in the profile of an imported alum with the data that they confirmed; joins the current unit of work.
   * @throws ProfileRefused, NotForMinors
   */
  fillInClaimedProfile(claimed: FillInClaimedProfileInput): Promise<void> {
    return this.claimedProfile.execute(claimed);
  }

  /** Fills in empty profiles of demo alumni and makes them public. */
  seedDemoAlumni(alumni: readonly { readonly userId: number; readonly told: AlumniProfileChanges }[]): Promise<void> {
    return this.demoProfiles.seedAlumni(alumni);
  }

  /** Fills in the empty profiles of the demo people. */
  seedDemoProfiles(people: DemoPeople): Promise<void> {
    return this.demoProfiles.execute(people);
  }
}
