import { Module } from '@nestjs/common';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { CloseWeek } from './application/statistics/close-week';
import { Snapshots } from './application/statistics/ports/snapshots';
import { StatisticsPeople, StudentInteractions } from './application/statistics/ports/student-interactions';
import { StatisticsRules } from './application/statistics/statistics-rules';
import { ListInterestedStudents, ShowStatistics } from './application/statistics/show-statistics';
import { CloseWeekOnMondays } from './infrastructure/statistics/close-week-job';
import { ContextsStatisticsPeople } from './infrastructure/statistics/contexts-statistics-people';
import { SqlSnapshots, SqlStudentInteractions } from './infrastructure/statistics/sql-statistics';
import { StatisticsController } from './infrastructure/statistics/statistics.controller';
import { MembershipsModule } from './memberships.module';

/** Anonymous statistics about interested students, closed every week. */
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MembershipsModule],
  controllers: [StatisticsController],
  providers: [
    CloseWeek,
    ShowStatistics,
    ListInterestedStudents,
    { provide: StudentInteractions, useClass: SqlStudentInteractions },
    { provide: Snapshots, useClass: SqlSnapshots },
    { provide: StatisticsPeople, useClass: ContextsStatisticsPeople },
    {
      provide: StatisticsRules,
      useFactory: ({ analyticsMinGroup }: Settings) => new StatisticsRules(analyticsMinGroup),
      inject: [Settings],
    },
    CloseWeekOnMondays,
  ],
  exports: [CloseWeek, Snapshots, StatisticsPeople, StatisticsRules],
})
export class StatisticsModule {}
