import { Global, Module } from '@nestjs/common';
import { AdminAnalyticsModule } from '../contexts/admin-analytics';
import { CollegesModule } from '../contexts/colleges';
import { ForumModule } from '../contexts/forum';
import { IdentityModule } from '../contexts/identity';
import { EverythingAboutAPerson } from '../shared/application/personal-data';
import { EverythingInAllContexts } from './everything-about-a-person';

/** What identity asks of all the others without knowing them. */
@Global()
@Module({
  imports: [IdentityModule, CollegesModule, ForumModule, AdminAnalyticsModule],
  providers: [{ provide: EverythingAboutAPerson, useClass: EverythingInAllContexts }],
  exports: [EverythingAboutAPerson],
})
export class PeopleModule {}
