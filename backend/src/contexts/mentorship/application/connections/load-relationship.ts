import { UseCase } from '../../../../shared/application/use-case';
import {
  CannotChooseYourself,
  type Recipient,
  findMentorId,
  type RequestFacts,
} from '../../domain/connections/request-rules';
import type { Connection } from '../../domain/connections/connection';
import { PersonGone } from '../../domain/profile-fields/errors';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import type { PersonSummary } from '../../domain/profiles/profile-visibility';
import { People, AlumniProfiles, StudentProfiles } from '../profiles/ports/profiles';
import { Blocks, ConnectionCounts, Connections } from './ports/connections';

/** The relationship of one person to another. */
export interface LoadedRelationship {
  readonly sender: PersonSummary;
  /** Null if there is no such account, or none with a profile that can receive requests. */
  readonly recipient: Recipient | null;
  readonly connection: Connection | null;
  readonly blocks: { readonly byOne: boolean; readonly byOther: boolean };
  readonly isBlocked: boolean;
}

export interface LoadedRequest extends LoadedRelationship, RequestFacts {
  readonly sender: PersonSummary;
}

/**
 * Loads what decides whether one person may contact another. Within a unit of work, both people are locked until its
 * end. The same statements run for every ID, even without an account, so response times reveal nothing.
 */
@UseCase()
export class LoadRelationship {
  constructor(
    private readonly connections: Connections,
    private readonly blocks: Blocks,
    private readonly people: People,
    private readonly alumni: AlumniProfiles,
    private readonly students: StudentProfiles,
    private readonly counts: ConnectionCounts,
  ) {}

  /**
   * @param field name of `toUserId` in the error if both are the same person
   * @throws CannotChooseYourself, PersonGone
   */
  async execute(fromUserId: number, toUserId: number, field = 'toUserId'): Promise<LoadedRelationship> {
    if (fromUserId === toUserId) throw new CannotChooseYourself(field);
    // Must be first: it locks both people.
    const connection = await this.connections.findBetween(fromUserId, toUserId);
    const found = await this.people.findActiveByIds([fromUserId, toUserId]);
    const alumni = await this.alumni.findByUserId(toUserId);
    const registration = await this.people.findAlumniRegistration(toUserId);
    const student = await this.students.findByUserId(toUserId);
    const blocks = await this.blocks.findBetween(fromUserId, toUserId);

    const sender = found.get(fromUserId);
    if (!sender) throw new PersonGone();
    const recipient = toRecipient(found.get(toUserId), alumni ?? AlumniProfile.create(toUserId, registration), student);
    return { sender, recipient, connection, blocks, isBlocked: blocks.byOne || blocks.byOther };
  }

  /**
   * Also loads the limits for a new request, with the same guarantees.
   * @throws CannotChooseYourself, PersonGone
   */
  async loadWithRequestLimits(fromUserId: number, toUserId: number): Promise<LoadedRequest> {
    const relationship = await this.execute(fromUserId, toUserId);
    const placesTaken = await this.counts.countPlacesTaken(toUserId);
    const openRequests = await this.counts.countPendingFrom(fromUserId);

    const { sender, recipient } = relationship;
    const mentor = recipient && findMentorId(sender, recipient.person) === toUserId ? recipient.alumniProfile : null;
    return {
      ...relationship,
      placesLeft: mentor && mentor.maxMentees - placesTaken,
      openRequests: sender.role === 'student' ? openRequests : 0,
    };
  }
}

function toRecipient(
  person: PersonSummary | undefined,
  alumni: AlumniProfile,
  student: StudentProfile | null,
): Recipient | null {
  if (!person || person.role === 'college_admin') return null;
  if (person.role === 'alumni') return { person, alumniProfile: alumni.snapshot(), studentProfile: null };
  const profile = student ?? StudentProfile.create(person.id, person.isMinor);
  return { person, alumniProfile: null, studentProfile: profile.snapshot() };
}
