import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { MessagingModule } from '../messaging';
import { AlumniClaimsModule } from './alumni-claims.module';
import { AlumniImportModule } from './alumni-import.module';
import { ChangeRoster } from './application/roster/change-roster';
import { Roster } from './application/roster/ports/roster';
import { AuthorizeRosterClient, ReadRoster } from './application/roster/read-roster';
import { NotifyOfAffiliationChanges } from './infrastructure/roster/notify-of-affiliation-changes';
import { ScimDiscoveryController } from './infrastructure/roster/scim-discovery.controller';
import { ScimUsersController } from './infrastructure/roster/scim-users.controller';
import { SqlRoster } from './infrastructure/roster/sql-roster';
import { UnknownScimPathController } from './infrastructure/roster/unknown-scim-path.controller';
import { MembershipsModule } from './memberships.module';

/** Colleges' own systems keep the list of alumni up to date (SCIM 2.0). */
@Module({
  imports: [CollegesModule, MessagingModule, MembershipsModule, AlumniImportModule, AlumniClaimsModule],
  controllers: [ScimDiscoveryController, ScimUsersController, UnknownScimPathController],
  providers: [
    AuthorizeRosterClient,
    ReadRoster,
    ChangeRoster,
    { provide: Roster, useClass: SqlRoster },
    NotifyOfAffiliationChanges,
  ],
})
export class RosterModule {}
