import { Injectable } from '@nestjs/common';
import {
  FindSimilarMentors,
  type Relationship,
  ListRelationships,
} from './application/relationships/list-relationships';
import { BlockPerson } from './application/blocks/blocks';
import { Blocks, Connections } from './application/connections/ports/connections';
import { RelationshipReader } from './application/relationships/ports/relationship-reader';
import { CanSeePerson } from './application/relationships/can-see-person';
import { ListMyPeople } from './application/relationships/list-my-people';
import type { ConnectionState } from './domain/connections/connection-state';

/** The relationship of two people. */
interface Relation {
  /** Null if neither has ever sent a request. */
  readonly connection: ConnectionState | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** Whether a message from the first of the two accepts the request. */
  readonly isAcceptedByReply: boolean;
}

/** How two people are related: connected, blocked, visible to each other. */
@Injectable()
export class RelationshipsFacade {
  constructor(
    private readonly connections: Connections,
    private readonly myPeople: ListMyPeople,
    private readonly blocks: Blocks,
    private readonly blockPerson: BlockPerson,
    private readonly canSeePerson: CanSeePerson,
    private readonly relationships: ListRelationships,
    private readonly relationshipReader: RelationshipReader,
    private readonly findSimilarMentors: FindSimilarMentors,
  ) {}

  /** Finds the relation of two people. Inside a unit of work, no one else can change it until the end. */
  async findRelation(one: number, other: number): Promise<Relation> {
    const connection = await this.connections.findBetween(one, other);
    const { byOne, byOther } = await this.blocks.findBetween(one, other);
    const state = connection?.snapshot() ?? null;
    const isAcceptedByReply = state !== null && (await this.relationships.isAcceptedByReply(state, one));
    return { connection: state, isBlocked: byOne || byOther, isAcceptedByReply };
  }

  /**
   * Finds how a person is related to each of `otherIds`; the number of statements does not depend on the number of IDs.
   */
  findRelationships(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>> {
    return this.relationships.execute(userId, otherIds);
  }

  /** Checks whether a user can see a person or has had contact with them; false for people who have left. */
  canSee(by: number, otherId: number): Promise<boolean> {
    return this.canSeePerson.execute(by, otherId);
  }

  /**
   * Blocks a person whom `by` met outside of mentorship; blocking again changes nothing.
   * @throws CannotChooseYourself
   */
  blockKnownPerson(by: number, userId: number): Promise<void> {
    return this.blockPerson.execute({ by, userId, isKnown: true });
  }

  /** Lists pairs where the first person blocks the second, in order, to page through all of them. */
  listBlocksAfter(pair: readonly [number, number], max: number): Promise<readonly (readonly [number, number])[]> {
    return this.relationshipReader.listBlocksAfter(pair, max);
  }

  /** Lists everyone whom this person blocks, or who blocks them. */
  listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.relationshipReader.listBlockedWith(userId);
  }

  /** Lists at most three mentors whom a student can ask instead of this one, the most similar first. */
  listSimilarMentors(mentorId: number, forUserId: number): Promise<readonly number[]> {
    return this.findSimilarMentors.execute(mentorId, forUserId);
  }

  /** Counts a person's connections, as shown on their list of people. */
  async countConnected(userId: number): Promise<number> {
    return (await this.myPeople.getCounts(userId)).connected;
  }
}
