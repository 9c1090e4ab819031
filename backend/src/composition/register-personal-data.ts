import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminAnalyticsPersonalData } from '../contexts/admin-analytics';
import { CollegesPersonalData } from '../contexts/colleges';
import { ForumPersonalData } from '../contexts/forum';
import { IdentityPersonalData } from '../contexts/identity';
import { MentorshipPersonalData } from '../contexts/mentorship';
import { MessagingPersonalData } from '../contexts/messaging';
import { RegisteredPersonalData } from '../shared/infrastructure/personal-data/registered-personal-data';
import { IdempotencyKeys } from '../shared/infrastructure/idempotency/idempotency-keys';

/** Registers the personal data of every context; identity's own is exported first, and erased by identity itself. */
@Injectable()
export class RegisterPersonalData implements OnModuleInit {
  constructor(
    private readonly registry: RegisteredPersonalData,
    private readonly identity: IdentityPersonalData,
    private readonly colleges: CollegesPersonalData,
    private readonly mentorship: MentorshipPersonalData,
    private readonly messaging: MessagingPersonalData,
    private readonly forum: ForumPersonalData,
    private readonly adminAnalytics: AdminAnalyticsPersonalData,
    private readonly idempotencyKeys: IdempotencyKeys,
  ) {}

  onModuleInit(): void {
    this.registry.register('identity', this.identity);
    this.registry.register('colleges', this.colleges);
    this.registry.register('mentorship', this.mentorship);
    this.registry.register('messaging', this.messaging);
    this.registry.register('forum', this.forum);
    this.registry.register('admin-analytics', this.adminAnalytics);
    this.registry.register('idempotency keys', { erase: (userId) => this.idempotencyKeys.deleteByPerson(userId) });
  }
}
