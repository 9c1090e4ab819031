import { Clock } from '../../../../shared/application/clock';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { RequestAbout } from '../../../../shared/domain/question-about';
import { nextAllowedAt, windowStart } from '../../../../shared/domain/sliding-window';
import { Connection } from '../../domain/connections/connection';
import {
  findMentorId,
  defaultRequestMessage,
  findOpenConnection,
  findRequestRefusal,
  type RequestFacts,
  type Recipient,
  type ConnectionStanding,
  CannotChooseYourself,
} from '../../domain/connections/request-rules';
import { ConnectionCounts, Connections, WaitList, RequestDrafts, Relations } from './ports/connections';
import { MENTEES_LIMITS } from '../../domain/profile-fields/alumni-details';
import { type PersonSummary, PersonGone } from '../../domain/profiles/person';
import { People } from '../profiles/ports/people';

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
      pausedMonth: isMentor ? recipient.choices.pausedMonth : null,
      openRequests: sender.role === 'student' ? openRequests : 0,
    };
  }
}

export interface RequestConnectionInput {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Null or blank for the default message. At most 5,000 characters. */
  readonly message: string | null;
  /** The known college, figure or program that it asks about. */
  readonly about?: RequestAbout | null;
}

type WrittenRequest = Pick<RequestConnectionInput, 'message' | 'about'>;

/** Sends a connection request; the only use case for this, from any page or route. */
@UseCase()
export class RequestConnection {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly connections: Connections,
    private readonly waitList: WaitList,
    private readonly counts: ConnectionCounts,
    private readonly drafts: RequestDrafts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the connection; `isNew` is false if one was already open, and nothing changed
   * @throws CannotChooseYourself, RoleNotAllowed, PersonNotFound, NotAcceptingRequests, RequestTooSoon, NoPlaceLeft,
   *   NoMinutesLeft, TooManyOpenRequests, TooManyRequests
   */
  async execute({ fromUserId, toUserId, ...request }: RequestConnectionInput): Promise<{ id: number; isNew: boolean }> {
    return this.transactions.run(async () => {
      const loaded = await this.loadRelationship.loadWithRequestLimits(fromUserId, toUserId);
      const open = this.#findOpenOrThrow(loaded);
      const id = open ? open.id : await this.#sendRequest(loaded, request);
      await this.drafts.delete(fromUserId, toUserId);
      return { id, isNew: open === null };
    });
  }

  async #sendRequest(loaded: LoadedRequest, written: WrittenRequest): Promise<number> {
    await this.#assertFewContacts(loaded.sender.id);

    const connection = await this.#createOrRenew(loaded, written);
    await this.connections.save(connection);
    await this.waitList.leave(loaded.recipient!.person.id, loaded.sender.id);
    return connection.id;
  }

  /** Counts the stored requests within the unit of work: exact, and needs no second connection to the database. */
  async #assertFewContacts(fromUserId: number): Promise<void> {
    const now = this.clock.now();
    const contacts = await this.counts.listFirstContactsSince(
      fromUserId,
      windowStart(RATE_LIMITS.firstContactsPerPerson, now),
    );
    const nextAt = nextAllowedAt(RATE_LIMITS.firstContactsPerPerson, contacts, now);
    if (nextAt) throw TooManyRequests.until(nextAt, now);
  }

  #findOpenOrThrow(loaded: LoadedRequest): Connection | null {
    const open = findOpenConnection(loaded);
    const refusal = open ? null : findRequestRefusal(loaded, this.clock.now());
    if (refusal) throw refusal;
    return open;
  }

  async #createOrRenew(
    { sender, recipient, connection }: LoadedRequest,
    { message: written, about }: WrittenRequest,
  ): Promise<Connection> {
    const { person } = recipient!;
    // The message is stored as written; only a blank one is replaced.
    const message = written?.trim() ? written : defaultRequestMessage(sender.role, person);
    const request = {
      fromUserId: sender.id,
      toUserId: person.id,
      mentorId: findMentorId(sender, person),
      message,
      about,
    };
    if (!connection) return Connection.request(await this.connections.nextId(), request, this.clock.now());
    connection.requestAgain(request, this.clock.now());
    return connection;
  }
}
