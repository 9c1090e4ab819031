import { Module } from '@nestjs/common';
import { SaveAlumniAlert, SendAlumniAlerts } from './application/alumni-alerts/alumni-alerts';
import { AlumniAlerts } from './application/alumni-alerts/ports/alumni-alerts';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { AlumniAlertsController } from './infrastructure/alumni-alerts/alumni-alerts.controller';
import { SendAlumniAlertsJobs } from './infrastructure/alumni-alerts/send-alumni-alerts-jobs';
import { SqlAlumniAlerts } from './infrastructure/alumni-alerts/sql-alumni-alerts';
import { ProfilesModule } from './profiles.module';

const useCases = [SaveAlumniAlert, SendAlumniAlerts];

/** Notifications for students when the first alum of a college joins. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, FinderModule],
  controllers: [AlumniAlertsController],
  providers: [...useCases, { provide: AlumniAlerts, useClass: SqlAlumniAlerts }, SendAlumniAlertsJobs],
  exports: [AlumniAlerts],
})
export class AlumniAlertsModule {}
