import { Global, Module } from '@nestjs/common';
import { AdminAnalyticsModule } from '../contexts/admin-analytics';
import { CollegesModule } from '../contexts/colleges';
import { ForumModule } from '../contexts/forum';
import { IdentityModule } from '../contexts/identity';
import { MentorshipModule } from '../contexts/mentorship';
import { MessagingModule } from '../contexts/messaging';
import { PersonalDataRegistry } from '../shared/application/personal-data';
import { RoleDetails } from '../shared/application/role-details';
import { PersonalDataOfContexts } from './personal-data-registry';
import { RoleDetailsOfContexts } from './role-details-of-contexts';

/** What identity asks of all the others without knowing them. */
@Global()
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, ForumModule, AdminAnalyticsModule],
  providers: [
    { provide: PersonalDataRegistry, useClass: PersonalDataOfContexts },
    { provide: RoleDetails, useClass: RoleDetailsOfContexts },
  ],
  exports: [PersonalDataRegistry, RoleDetails],
})
export class PeopleModule {}
