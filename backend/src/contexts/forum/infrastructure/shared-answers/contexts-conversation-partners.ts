import { Injectable } from '@nestjs/common';
import { PeopleFacade } from '../../../identity';
import { RelationshipsFacade } from '../../../mentorship';
import { NotificationsFacade } from '../../../messaging';
import {
  ConversationPartners,
  type SharedAnswerNotice,
} from '../../application/shared-answers/ports/conversation-partners';
import type { AskerAndAnswerer } from '../../domain/shared-answers/shared-answer';

@Injectable()
export class ContextsConversationPartners extends ConversationPartners {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly mentorship: RelationshipsFacade,
    private readonly messaging: NotificationsFacade,
  ) {
    super();
  }

  async findAskerAndAnswerer(one: number, other: number): Promise<AskerAndAnswerer | null> {
    if (one === other) return null;
    const { connection, isBlocked } = await this.mentorship.findRelation(one, other);
    if (connection?.status !== 'connected' || isBlocked) return null;
    const people = await this.identity.listVisiblePeople([one, other]);
    const asker = people.find(({ role }) => role === 'student');
    const answerer = people.find(({ role }) => role === 'alumni');
    return asker && answerer ? { askerId: asker.id, answererId: answerer.id } : null;
  }

  async listNames(viewer: number, other: number): Promise<readonly string[]> {
    const own = await this.identity.findOwnNames(viewer);
    const others = await this.identity.listPeople([other]);
    return [...own, ...others.map(({ displayName }) => displayName)];
  }

  notify(userId: number, { what, by, sharedAnswerId, eventId }: SharedAnswerNotice): Promise<void> {
    const data = { what, withUserId: by } as const;
    const subject = `shared-answer:${sharedAnswerId}`;
    return this.messaging.notify({ userId, kind: 'forum', data, subject, actorId: by, eventId });
  }
}
