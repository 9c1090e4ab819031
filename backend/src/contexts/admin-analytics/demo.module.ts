import { Module } from '@nestjs/common';
import { ActivityModule } from './activity.module';
import { AlumniClaimsModule } from './alumni-claims.module';
import { AlumniImportModule } from './alumni-import.module';
import { SeedDemoAlumniList } from './application/demo/seed-demo-alumni-list';
import { SeedDemoBroadcast } from './application/demo/seed-demo-broadcast';
import { SeedDemoInterest } from './application/demo/seed-demo-interest';
import { SeedDemoSupportRequest } from './application/demo/seed-demo-support-request';
import { SeedDemoStatistics } from './application/demo/seed-demo-statistics';
import { BroadcastsModule } from './broadcasts.module';
import { InteractionsModule } from './interactions.module';
import { StatisticsModule } from './statistics.module';
import { SupportModule } from './support.module';

const useCases = [SeedDemoStatistics, SeedDemoInterest, SeedDemoAlumniList, SeedDemoBroadcast, SeedDemoSupportRequest];

/** Demo data of the demo administrator's college. */
@Module({
  imports: [
    StatisticsModule,
    ActivityModule,
    InteractionsModule,
    AlumniImportModule,
    AlumniClaimsModule,
    BroadcastsModule,
    SupportModule,
  ],
  providers: useCases,
  exports: useCases,
})
export class DemoModule {}
