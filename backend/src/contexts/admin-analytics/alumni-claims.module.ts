import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { AlumniImportModule } from './alumni-import.module';
import { ClaimProfile } from './application/alumni-claims/claim-profile';
import { DeclineInvitation } from './application/alumni-claims/decline-invitation';
import { FindClaimDetails } from './application/alumni-claims/find-claim-details';
import { OwnClaim } from './application/alumni-claims/own-claim';
import { Claimants, ClaimPages } from './application/alumni-claims/ports/claimants';
import { ImportedAlumni, InvitationQueue } from './application/alumni-claims/ports/imported-alumni';
import { SendInvitations } from './application/alumni-claims/send-invitations';
import { UnclaimedImports } from './application/alumni-claims/unclaimed-imports';
import { SendAlumniInvitations } from './infrastructure/alumni-claims/alumni-claim-jobs';
import {
  ClaimsController,
  OwnClaimController,
  WaitingImportsController,
} from './infrastructure/alumni-claims/claims.controller';
import { ContextsClaimants } from './infrastructure/alumni-claims/contexts-claimants';
import { OriginClaimPages } from './infrastructure/alumni-claims/origin-claim-pages';
import { SqlInvitationQueue } from './infrastructure/alumni-claims/sql-invitation-queue';
import { TypeormImportedAlumni } from './infrastructure/alumni-claims/typeorm-imported-alumni';
import { MembershipsModule } from './memberships.module';

/** Invites imported alumni, who claim their profile or decline; deletes the others after their retention period. */
@Module({
  imports: [IdentityModule, MentorshipModule, MembershipsModule, AlumniImportModule],
  controllers: [ClaimsController, OwnClaimController, WaitingImportsController],
  providers: [
    FindClaimDetails,
    ClaimProfile,
    DeclineInvitation,
    OwnClaim,
    SendInvitations,
    UnclaimedImports,
    { provide: ImportedAlumni, useClass: TypeormImportedAlumni },
    { provide: InvitationQueue, useClass: SqlInvitationQueue },
    { provide: Claimants, useClass: ContextsClaimants },
    { provide: ClaimPages, useClass: OriginClaimPages },
    SendAlumniInvitations,
  ],
  exports: [ImportedAlumni, InvitationQueue, SendInvitations, ClaimProfile, DeclineInvitation],
})
export class AlumniClaimsModule {}
