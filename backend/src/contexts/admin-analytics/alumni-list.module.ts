import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { MessagingModule } from '../messaging';
import { AlumniClaimsModule } from './alumni-claims.module';
import { GetAlumniStatistics } from './application/alumni-list/alumni-statistics';
import { RemoveAlumnus, ResendInvitation } from './application/alumni-list/change-alumni';
import { ListAlumni } from './application/alumni-list/list-alumni';
import { AlumniList } from './application/alumni-list/ports/alumni-list';
import { ClaimedPeople } from './application/alumni-list/ports/claimed-people';
import { AlumniListController } from './infrastructure/alumni-list/alumni-list.controller';
import { ContextsClaimedPeople } from './infrastructure/alumni-list/contexts-claimed-people';
import { ResendInvitationJob } from './infrastructure/alumni-list/resend-invitation-job';
import { SqlAlumniList } from './infrastructure/alumni-list/sql-alumni-list';
import { MembershipsModule } from './memberships.module';

/** The list of alumni that a college has imported, for its administrators. */
@Module({
  imports: [IdentityModule, MentorshipModule, MessagingModule, MembershipsModule, AlumniClaimsModule],
  controllers: [AlumniListController],
  providers: [
    ListAlumni,
    GetAlumniStatistics,
    ResendInvitation,
    RemoveAlumnus,
    { provide: AlumniList, useClass: SqlAlumniList },
    { provide: ClaimedPeople, useClass: ContextsClaimedPeople },
    ResendInvitationJob,
  ],
  exports: [AlumniList, ClaimedPeople],
})
export class AlumniListModule {}
