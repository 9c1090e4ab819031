import { Module, type Provider } from '@nestjs/common';
import { EndRelationshipsOfRole, FindEndingRelationships } from './application/role-change/end-relationships-of-role';
import { RoleRelationships } from './application/role-change/ports/role-relationships';
import { ConnectionsModule } from './connections.module';
import { EndRelationshipsWhenRoleChanged } from './infrastructure/role-change/end-relationships-when-role-changed';
import { SqlRoleRelationships } from './infrastructure/role-change/sql-role-relationships';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [FindEndingRelationships, EndRelationshipsOfRole];

const adapters: Provider[] = [{ provide: RoleRelationships, useClass: SqlRoleRelationships }];

/** Ending of relationships when a user changes roles. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, MeetingsModule],
  providers: [...useCases, ...adapters, EndRelationshipsWhenRoleChanged],
  exports: [FindEndingRelationships],
})
export class RoleChangeModule {}
