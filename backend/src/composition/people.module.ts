import { Global, Module } from '@nestjs/common';
import { AdminAnalyticsModule } from '../contexts/admin-analytics';
import { CollegesModule } from '../contexts/colleges';
import { ForumModule } from '../contexts/forum';
import { IdentityModule } from '../contexts/identity';
import { MentorshipModule } from '../contexts/mentorship';
import { MessagingModule } from '../contexts/messaging';
import { EverythingAboutAPerson } from '../shared/application/personal-data';
import { RoleDetails } from '../shared/application/role-details';
import { EverythingInAllContexts } from './everything-about-a-person';
import { RoleDetailsOfContexts } from './role-details-of-contexts';

/** What identity asks of all the others without knowing them. */
@Global()
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, ForumModule, AdminAnalyticsModule],
  providers: [
    { provide: EverythingAboutAPerson, useClass: EverythingInAllContexts },
    { provide: RoleDetails, useClass: RoleDetailsOfContexts },
  ],
  exports: [EverythingAboutAPerson, RoleDetails],
})
export class PeopleModule {}
