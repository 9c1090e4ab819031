import { Module } from '@nestjs/common';
import { Interactions } from './application/interactions/ports/college-interactions';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { CollegeRightsModule } from './college-rights.module';
import { StoreInteractions } from './application/interactions/store-college-interaction';
import {
  DeleteOldInteractionsEveryNight,
  StoreCollegeInteractions,
} from './infrastructure/interactions/store-college-interactions';
import { CountedPeople } from './application/interactions/ports/counted-people';
import { IdentityCountedPeople } from './infrastructure/interactions/identity-counted-people';
import { SqlInteractions } from './infrastructure/interactions/sql-college-interactions';

/** Stores interactions with colleges, and deletes them after their retention period. */
@Module({
  imports: [CollegeRightsModule, IdentityModule, MentorshipModule],
  providers: [
    StoreInteractions,
    { provide: Interactions, useClass: SqlInteractions },
    { provide: CountedPeople, useClass: IdentityCountedPeople },
    StoreCollegeInteractions,
    DeleteOldInteractionsEveryNight,
  ],
  exports: [CountedPeople],
})
export class InteractionsModule {}
