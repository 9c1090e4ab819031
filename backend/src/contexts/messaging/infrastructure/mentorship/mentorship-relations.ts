import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import { type PendingRequest, Relations } from '../../application/ports/relations';
import type { Standing } from '../../domain/standing';

@Injectable()
export class MentorshipRelations extends Relations {
  constructor(
    private readonly mentorship: MentorshipFacade,
    private readonly identity: IdentityFacade,
  ) {
    super();
  }

  async standing(userId: number, otherId: number): Promise<Standing> {
    const { connection, isBlocked } = await this.mentorship.relationOf(userId, otherId);
    if (!connection || isBlocked || !(await this.#takesPart(otherId))) return 'apart';
    if (connection.status === 'connected') return 'connected';
    if (connection.status === 'closed') return 'apart';
    if (connection.toUserId === userId) return 'asked';
    return connection.status === 'pending' ? 'waiting' : 'apart';
  }

  async request(userId: number, otherId: number, message: string): Promise<void> {
    await this.mentorship.requestConnection({ fromUserId: userId, toUserId: otherId, message });
  }

  async accept(userId: number, otherId: number): Promise<void> {
    const { connection } = await this.mentorship.relationOf(userId, otherId);
    if (connection) await this.mentorship.acceptByReply(userId, connection.id);
  }

  async dismiss(userId: number, otherId: number): Promise<void> {
    const { connection, isBlocked } = await this.mentorship.relationOf(userId, otherId);
    const waits = connection?.status === 'pending' && connection.toUserId === userId && !isBlocked;
    if (waits && (await this.#takesPart(otherId))) await this.mentorship.declineRequest(userId, connection.id);
  }

  async pendingTo(userId: number): Promise<readonly PendingRequest[]> {
    const requests = await this.mentorship.pendingRequestsOf(userId);
    return requests.map(({ id: connectionId, other: sender, createdAt, expiresAt }) => ({
      ...{ connectionId, sender, createdAt, expiresAt },
    }));
  }

  async #takesPart(userId: number): Promise<boolean> {
    return (await this.identity.reachable([userId])).has(userId);
  }
}
