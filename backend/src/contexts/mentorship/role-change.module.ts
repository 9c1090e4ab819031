import { Module, type Provider } from '@nestjs/common';
import { EndTiesOfRole } from './application/role-change/end-ties-of-role';
import { FindEndingTies } from './application/role-change/find-ending-ties';
import { RoleTies } from './application/role-change/ports/role-ties';
import { ConnectionsModule } from './connections.module';
import { EndTiesWhenRoleChanged } from './infrastructure/role-change/end-ties-when-role-changed';
import { SqlRoleTies } from './infrastructure/role-change/sql-role-ties';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [FindEndingTies, EndTiesOfRole];

const adapters: Provider[] = [{ provide: RoleTies, useClass: SqlRoleTies }];

/** What ends when a person changes roles. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, MeetingsModule],
  providers: [...useCases, ...adapters, EndTiesWhenRoleChanged],
  exports: [FindEndingTies],
})
export class RoleChangeModule {}
