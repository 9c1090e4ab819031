import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminAnalyticsFacade } from '../contexts/admin-analytics';
import { CollegesFacade } from '../contexts/colleges';
import { ForumFacade } from '../contexts/forum';
import { IdentityPersonalData } from '../contexts/identity';
import { MentorshipFacade } from '../contexts/mentorship';
import { MessagingFacade } from '../contexts/messaging';
import { PersonalDataRegistry } from '../shared/application/personal-data';
import { IdempotencyKeys } from '../shared/infrastructure/idempotency/idempotency-keys';

/** Registers the personal data of every context; identity's own is exported first, and erased by identity itself. */
@Injectable()
export class RegisterPersonalData implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly identity: IdentityPersonalData,
    private readonly colleges: CollegesFacade,
    private readonly mentorship: MentorshipFacade,
    private readonly messaging: MessagingFacade,
    private readonly forum: ForumFacade,
    private readonly adminAnalytics: AdminAnalyticsFacade,
    private readonly idempotencyKeys: IdempotencyKeys,
  ) {}

  onModuleInit(): void {
    const { colleges, mentorship, messaging, forum, adminAnalytics } = this;
    this.registry.register('identity', this.identity);
    for (const [name, context] of Object.entries({
      colleges,
      mentorship,
      messaging,
      forum,
      'admin-analytics': adminAnalytics,
    })) {
      this.registry.register(name, {
        export: (userId) => context.exportUser(userId),
        erase: (userId, written) => context.eraseUser(userId, written),
      });
    }
    this.registry.register('idempotency keys', { erase: (userId) => this.idempotencyKeys.forgetPerson(userId) });
  }
}
