import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type ConnectionState,
  type ConnectionStatus,
  isAcceptedByReply,
} from '../../domain/connections/connection-state';
import { PersonNotFound, type HiddenProfiles, type PersonSummary, visiblePicture } from '../../domain/profiles/person';
import type { RefusalReason } from '../../domain/connections/request-rules';
import { People } from '../profiles/ports/people';
import { RelationshipReader, type RelationshipRow } from './ports/relationship-reader';
import type { OtherPerson } from '../connections/list-connections';
import { GetRelation } from '../connections/get-relation';

/** The relationship of a user with another, for parts of the product that list people. */
export interface Relationship {
  readonly connection: {
    readonly id: number;
    readonly status: ConnectionStatus;
    readonly isRecipient: boolean;
    /** Whether a message from the user accepts the request. */
    readonly isAcceptedByReply: boolean;
  } | null;
  readonly isBlocked: boolean;
  /** The person as the viewer may see them; null for accounts that are not active. */
  readonly person: OtherPerson | null;
}

const NO_RELATIONSHIP: Relationship = { connection: null, isBlocked: false, person: null };

/** Loads the relationships of one user with many others, in a fixed number of statements. */
@UseCase()
export class ListRelationships {
  constructor(
    private readonly reader: RelationshipReader,
    private readonly people: People,
    private readonly getRelation: GetRelation,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>> {
    const rows = await this.reader.listByIds(userId, otherIds);
    const people = await this.people.findActiveByIds(otherIds);
    const found = new Map<number, Relationship>();
    for (const { otherId, connection, isBlocked, ...hidden } of rows) {
      const other = people.get(otherId);
      const person = toOtherPerson(other, hidden, connection?.status === 'connected');
      found.set(otherId, {
        connection: connection && this.#toConnection(userId, connection, other),
        isBlocked,
        person,
      });
    }
    return new Map(otherIds.map((id) => [id, found.get(id) ?? NO_RELATIONSHIP]));
  }

  /** Checks whether a message from `by` accepts the request of this connection. */
  async isAcceptedByReply(connection: ConnectionState, by: number): Promise<boolean> {
    const { fromUserId, status } = connection;
    const sender = status === 'declined' ? await this.people.findActiveByIds([fromUserId]) : null;
    return isAcceptedByReply(connection, by, sender?.get(fromUserId)?.isMinor ?? true, this.clock.now());
  }

  #toConnection(
    userId: number,
    { updatedAt, ...connection }: NonNullable<RelationshipRow['connection']>,
    other: PersonSummary | undefined,
  ): Relationship['connection'] {
    const request = { status: connection.status, toUserId: connection.isRecipient ? userId : 0, updatedAt };
    const isMinor = other?.isMinor ?? true;
    return { ...connection, isAcceptedByReply: isAcceptedByReply(request, userId, isMinor, this.clock.now()) };
  }

  /**
   * Returns why a new request to this person would be refused; null if it wouldn't be. Doesn't reveal the person's age.
   */
  async findRefusalReason(by: number, otherId: number): Promise<Exclude<RefusalReason, 'minor'> | null> {
    try {
      const { mayRequest, why: reason } = await this.getRelation.execute({ by, otherId });
      if (mayRequest) return null;
      return reason === null || reason === 'minor' ? 'not-accepting' : reason;
    } catch (error) {
      if (error instanceof PersonNotFound) return 'not-accepting';
      throw error;
    }
  }
}

function toOtherPerson(
  person: PersonSummary | undefined,
  hidden: HiddenProfiles,
  isConnected: boolean,
): OtherPerson | null {
  if (!person) return null;
  const { id, displayName, role, isSample } = person;
  return { id, displayName, avatarUrl: visiblePicture(person, hidden, isConnected), role, isSample };
}

const MAX_SIMILAR_MENTORS = 3;

/** Finds mentors whom a student can ask when one hasn't answered. */
@UseCase()
export class FindSimilarMentors {
  constructor(
    private readonly reader: RelationshipReader,
    private readonly people: People,
  ) {}

  /** Returns at most three mentors with an active account, the most similar first. */
  async execute(mentorId: number, forUserId: number): Promise<readonly number[]> {
    const candidates = await this.reader.listSimilarMentors(mentorId, forUserId, 3 * MAX_SIMILAR_MENTORS);
    const active = await this.people.findActiveByIds(candidates);
    return candidates.filter((id) => active.has(id)).slice(0, MAX_SIMILAR_MENTORS);
  }
}
