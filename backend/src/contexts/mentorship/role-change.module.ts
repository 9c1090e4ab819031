import { Module, type Provider } from '@nestjs/common';
import { EndRelationshipsOfRole, FindEndingRelationships } from './application/role-change/end-relationships-of-role';
import { RoleRelationships } from './application/role-change/ports/role-relationships';
import { AlumniAlertsModule } from './alumni-alerts.module';
import { CalendarImportModule } from './calendar-import.module';
import { ConnectionsModule } from './connections.module';
import { ApplyRoleChange } from './infrastructure/role-change/apply-role-change';
import { SqlRoleRelationships } from './infrastructure/role-change/sql-role-relationships';
import { GroupHoursModule } from './group-hours.module';
import { MeetingsModule } from './meetings.module';
import { MinutesModule } from './minutes.module';
import { PeopleDirectoryModule } from './people-directory.module';
import { PrivacyModule } from './privacy.module';
import { ProfilesModule } from './profiles.module';

const useCases = [FindEndingRelationships, EndRelationshipsOfRole];

const adapters: Provider[] = [{ provide: RoleRelationships, useClass: SqlRoleRelationships }];

/** Ending of relationships when a user changes roles. */
@Module({
  imports: [
    ProfilesModule,
    PrivacyModule,
    PeopleDirectoryModule,
    ConnectionsModule,
    AlumniAlertsModule,
    CalendarImportModule,
    MeetingsModule,
    GroupHoursModule,
    MinutesModule,
  ],
  providers: [...useCases, ...adapters, ApplyRoleChange],
  exports: [FindEndingRelationships],
})
export class RoleChangeModule {}
