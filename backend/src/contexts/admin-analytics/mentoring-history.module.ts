import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { CloseMentoringWeek } from './application/mentoring-history/close-mentoring-week';
import { MentoringSnapshots, MentoringSource } from './application/mentoring-history/ports/mentoring-history';
import { ShowMentoringHistory } from './application/mentoring-history/show-mentoring-history';
import { CloseMentoringWeekOnMondays } from './infrastructure/mentoring-history/close-mentoring-week-job';
import { FacadeMentoringSource } from './infrastructure/mentoring-history/facade-mentoring-source';
import { MentoringHistoryController } from './infrastructure/mentoring-history/mentoring-history.controller';
import { SqlMentoringSnapshots } from './infrastructure/mentoring-history/sql-mentoring-snapshots';
import { MembershipsModule } from './memberships.module';
import { StatisticsModule } from './statistics.module';

/** Anonymous figures about mentoring by the alumni of a college, closed every week. */
@Module({
  imports: [IdentityModule, MentorshipModule, MembershipsModule, StatisticsModule],
  controllers: [MentoringHistoryController],
  providers: [
    CloseMentoringWeek,
    ShowMentoringHistory,
    { provide: MentoringSource, useClass: FacadeMentoringSource },
    { provide: MentoringSnapshots, useClass: SqlMentoringSnapshots },
    CloseMentoringWeekOnMondays,
  ],
})
export class MentoringHistoryModule {}
