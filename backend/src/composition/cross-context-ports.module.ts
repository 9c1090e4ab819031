import { Global, Module } from '@nestjs/common';
import { AdminAnalyticsModule } from '../contexts/admin-analytics/index';
import { CollegesModule } from '../contexts/colleges/index';
import { ForumModule } from '../contexts/forum/index';
import { IdentityModule } from '../contexts/identity/index';
import { MentorshipModule } from '../contexts/mentorship/index';
import { MessagingModule } from '../contexts/messaging/index';
import { PersonalDataRegistry } from '../shared/application/personal-data';
import { ProfileFacts } from '../shared/application/role-details';
import { PersonalDataOfContexts } from './personal-data-registry';
import { ProfileFactsOfMentorship } from './profile-facts-of-mentorship';

/**
 * Implements ports of contexts that need data from contexts they can't import: `identity` for personal data, `colleges`
 * for facts of profiles.
 */
@Global()
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, ForumModule, AdminAnalyticsModule],
  providers: [
    { provide: PersonalDataRegistry, useClass: PersonalDataOfContexts },
    { provide: ProfileFacts, useClass: ProfileFactsOfMentorship },
  ],
  exports: [PersonalDataRegistry, ProfileFacts],
})
export class CrossContextPortsModule {}
