import { UseCase } from '../../../../shared/application/use-case';
import {
  CannotChooseYourself,
  type ConnectionStanding,
  type Recipient,
  findMentorId,
  type RequestFacts,
} from '../../domain/connections/request-rules';
import { MENTEES_LIMITS } from '../../domain/profile-fields/alumni-details';
import { PersonGone, type PersonSummary } from '../../domain/profiles/person';
import { People } from '../profiles/ports/profiles';
import { ConnectionCounts, Connections, Relations } from './ports/connections';

/** The relationship of one person to another. */
export interface LoadedRelationship {
  readonly sender: PersonSummary;
  /** Null if there is no such account, or none with a profile that can receive requests. */
  readonly recipient: Recipient | null;
  readonly connection: ConnectionStanding | null;
  readonly blocks: { readonly byOne: boolean; readonly byOther: boolean };
  readonly isBlocked: boolean;
}

export interface LoadedRequest extends Omit<LoadedRelationship, 'connection'>, RequestFacts {
  readonly sender: PersonSummary;
}

/**
 * Loads what decides whether one person may contact another. Within a unit of work, both people are locked until its
 * end. The same statements run for every ID, even without an account, so response times reveal nothing.
 */
@UseCase()
export class LoadRelationship {
  constructor(
    private readonly relations: Relations,
    private readonly connections: Connections,
    private readonly people: People,
    private readonly counts: ConnectionCounts,
  ) {}

  /**
   * @param field name of `toUserId` in the error if both are the same person
   * @throws CannotChooseYourself, PersonGone
   */
  async execute(fromUserId: number, toUserId: number, field = 'toUserId'): Promise<LoadedRelationship> {
    if (fromUserId === toUserId) throw new CannotChooseYourself(field);
    // Must be first: it locks both people.
    const { connection, blocks, choices } = await this.relations.findBetween(fromUserId, toUserId);
    const found = await this.people.findActiveByIds([fromUserId, toUserId]);

    const sender = found.get(fromUserId);
    if (!sender) throw new PersonGone();
    const person = found.get(toUserId);
    const recipient = person && person.role !== 'college_admin' ? { person, choices } : null;
    return { sender, recipient, connection, blocks, isBlocked: blocks.byOne || blocks.byOther };
  }

  /**
   * Also loads the connection and the limits for a new request, with the same guarantees.
   * @throws CannotChooseYourself, PersonGone
   */
  async loadWithRequestLimits(fromUserId: number, toUserId: number): Promise<LoadedRequest> {
    const relationship = await this.execute(fromUserId, toUserId);
    const connection = await this.connections.findBetween(fromUserId, toUserId);
    const placesTaken = await this.counts.countPlacesTaken(toUserId);
    const openRequests = await this.counts.countPendingFrom(fromUserId);

    const { sender, recipient } = relationship;
    const isMentor = recipient !== null && findMentorId(sender, recipient.person) === toUserId;
    return {
      ...relationship,
      connection,
      placesLeft: isMentor ? (recipient.choices.maxMentees ?? MENTEES_LIMITS.default) - placesTaken : null,
      openRequests: sender.role === 'student' ? openRequests : 0,
    };
  }
}
