import { Injectable } from '@nestjs/common';
import { PeopleFacade } from '../../../identity';
import { RelationshipsFacade, ConnectionRequestsFacade } from '../../../mentorship';
import {
  type PendingRequest,
  type Relationship,
  Relationships,
} from '../../application/conversations/ports/relationships';
import type { RelationshipStatus } from '../../domain/conversations/writing-permission';
import { Blocks } from '../../application/conversations/ports/blocks';

/** The fields of a connection that decide what can be written. */
interface ConnectionFacts {
  readonly status: 'pending' | 'connected' | 'declined' | 'closed';
  /** Whether the viewer is the recipient of the request. */
  readonly isRecipient: boolean;
  /** Whether a message from the viewer accepts the request. */
  readonly isAcceptedByReply: boolean;
}

function toRelationshipStatus({ status, isRecipient, isAcceptedByReply }: ConnectionFacts): RelationshipStatus {
  if (status === 'connected') return 'connected';
  if (status === 'pending') return isRecipient ? 'pending_received' : 'pending_sent';
  return status === 'declined' && isAcceptedByReply ? 'declined' : 'none';
}

@Injectable()
export class MentorshipRelationships extends Relationships {
  constructor(
    private readonly relationships: RelationshipsFacade,
    private readonly requests: ConnectionRequestsFacade,
    private readonly identity: PeopleFacade,
  ) {
    super();
  }

  async getStatus(userId: number, otherId: number): Promise<RelationshipStatus> {
    const { connection, isBlocked, isAcceptedByReply } = await this.relationships.findRelation(userId, otherId);
    if (!connection || isBlocked || !(await this.#takesPart(otherId))) return 'none';
    return toRelationshipStatus({
      status: connection.status,
      isRecipient: connection.toUserId === userId,
      isAcceptedByReply,
    });
  }

  async findByIds(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>> {
    const found = await this.relationships.findRelationships(userId, otherIds);
    return new Map(
      [...found].map(([otherId, { connection, isBlocked, person }]) => {
        const status = connection && person && !isBlocked ? toRelationshipStatus(connection) : 'none';
        const isOpen = status !== 'none' && status !== 'declined';
        return [otherId, { status, connectionId: isOpen ? connection!.id : null, isBlocked, person }];
      }),
    );
  }

  canSee(userId: number, otherId: number): Promise<boolean> {
    return this.relationships.canSee(userId, otherId);
  }

  findRequestRefusal(userId: number, otherId: number): Promise<string | null> {
    return this.requests.findRefusal(userId, otherId);
  }

  async request(userId: number, otherId: number, message: string): Promise<void> {
    await this.requests.request({ fromUserId: userId, toUserId: otherId, message });
  }

  async accept(userId: number, otherId: number): Promise<void> {
    const { connection } = await this.relationships.findRelation(userId, otherId);
    if (connection) await this.requests.acceptByReply(userId, connection.id);
  }

  async dismiss(userId: number, otherId: number): Promise<void> {
    const { connection, isBlocked } = await this.relationships.findRelation(userId, otherId);
    const isPending = connection?.status === 'pending' && connection.toUserId === userId && !isBlocked;
    if (isPending && (await this.#takesPart(otherId))) await this.requests.decline(userId, connection.id);
  }

  hideRequest(from: number, to: number, isHidden: boolean): Promise<void> {
    return this.requests.hideMessage({ from, to, isHidden });
  }

  async listPendingRequests(userId: number): Promise<readonly PendingRequest[]> {
    const requests = await this.requests.listPending(userId);
    return requests.map(({ id: connectionId, other: sender, message, createdAt, expiresAt }) => ({
      connectionId,
      sender,
      message,
      createdAt,
      expiresAt,
    }));
  }

  async findRequestMessages(userId: number, senderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const requests = await this.requests.listPendingFrom(userId, senderIds);
    return new Map(requests.map(({ other, message }) => [other.id, message]));
  }

  async #takesPart(userId: number): Promise<boolean> {
    return (await this.identity.findReachableAddresses([userId])).has(userId);
  }
}

@Injectable()
export class MentorshipBlocks extends Blocks {
  constructor(private readonly mentorship: RelationshipsFacade) {
    super();
  }

  async areBlocked(one: number, other: number): Promise<boolean> {
    return (await this.mentorship.findRelation(one, other)).isBlocked;
  }

  listPairsAfter(pair: readonly [number, number], limit: number): Promise<readonly (readonly [number, number])[]> {
    return this.mentorship.listBlocksAfter(pair, limit);
  }
}
