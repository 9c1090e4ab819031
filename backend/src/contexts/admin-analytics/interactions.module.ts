import { Module } from '@nestjs/common';
import { Interactions } from './application/interactions/ports/college-interactions';
import { IdentityModule } from '../identity';
import { CollegesModule } from '../colleges';
import { CountPopularity } from './application/interactions/count-popularity';
import { CountPopularityJob } from './infrastructure/interactions/count-popularity-job';
import { StoreInteractions } from './application/interactions/store-college-interaction';
import { StoreCollegeInteractions } from './infrastructure/interactions/store-college-interactions';
import { CountedPeople } from './application/interactions/ports/counted-people';
import { IdentityCountedPeople } from './infrastructure/interactions/identity-counted-people';
import { SqlInteractions } from './infrastructure/interactions/sql-college-interactions';

/** Stores interactions with colleges, and deletes them after their retention period. */
@Module({
  imports: [IdentityModule, CollegesModule],
  providers: [
    StoreInteractions,
    CountPopularity,
    { provide: Interactions, useClass: SqlInteractions },
    { provide: CountedPeople, useClass: IdentityCountedPeople },
    StoreCollegeInteractions,
    CountPopularityJob,
  ],
  exports: [CountedPeople, CountPopularity, StoreInteractions],
})
export class InteractionsModule {}
