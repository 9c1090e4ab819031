import { Global, Module } from '@nestjs/common';
import { AdminAnalyticsModule } from '../contexts/admin-analytics';
import { CollegesModule } from '../contexts/colleges';
import { ForumModule } from '../contexts/forum';
import { IdentityModule } from '../contexts/identity';
import { MentorshipModule } from '../contexts/mentorship';
import { MessagingModule } from '../contexts/messaging';
import { PersonalDataRegistry } from '../shared/application/personal-data';
import { ProfileFacts } from '../shared/application/role-details';
import { PersonalDataOfContexts } from './personal-data-registry';
import { ProfileFactsOfMentorship } from './profile-facts-of-mentorship';

/** What contexts ask of others that they do not know: identity for personal data, colleges for facts of profiles. */
@Global()
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, ForumModule, AdminAnalyticsModule],
  providers: [
    { provide: PersonalDataRegistry, useClass: PersonalDataOfContexts },
    { provide: ProfileFacts, useClass: ProfileFactsOfMentorship },
  ],
  exports: [PersonalDataRegistry, ProfileFacts],
})
export class PeopleModule {}
