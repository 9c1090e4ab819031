import { Module } from '@nestjs/common';
import { Interactions } from './application/interactions/ports/college-interactions';
import { CollegeRightsModule } from './college-rights.module';
import { StoreInteraction } from './application/interactions/store-college-interaction';
import {
  DeleteOldInteractionsEveryNight,
  StoreCollegeInteractions,
} from './infrastructure/interactions/store-college-interactions';
import { SqlInteractions } from './infrastructure/interactions/sql-college-interactions';

/** What users do on the pages of colleges: stored, and deleted after its retention period. */
@Module({
  imports: [CollegeRightsModule],
  providers: [
    StoreInteraction,
    { provide: Interactions, useClass: SqlInteractions },
    StoreCollegeInteractions,
    DeleteOldInteractionsEveryNight,
  ],
})
export class InteractionsModule {}
