import { Global, Module } from '@nestjs/common';
import { CollegeRepresentatives, CollegeRights, VerifiedAlumni } from '../../shared/application/college-rights';
import { CollegeViews } from '../../shared/application/college-views';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { IdentityModule } from '../identity';
import { EndMemberships } from './application/memberships/leave-college';
import { AdministratorRules, People } from './application/memberships/ports/people';
import { Memberships } from './application/memberships/ports/memberships';
import { IdentityPeople } from './infrastructure/memberships/identity-people';
import { SqlCollegeRepresentatives, SqlCollegeRights } from './infrastructure/memberships/sql-college-rights';
import { SqlVerifiedAlumni } from './infrastructure/alumni-claims/sql-verified-alumni';
import { SqlCollegeViews } from './infrastructure/interactions/sql-college-interactions';
import { TypeormMemberships } from './infrastructure/memberships/typeorm-memberships';

/**
 * Implements ports through which every context can ask about rights for a college without depending on this context.
 */
@Global()
@Module({
  imports: [IdentityModule],
  providers: [
    { provide: CollegeRights, useClass: SqlCollegeRights },
    { provide: CollegeRepresentatives, useClass: SqlCollegeRepresentatives },
    { provide: VerifiedAlumni, useClass: SqlVerifiedAlumni },
    { provide: CollegeViews, useClass: SqlCollegeViews },
    { provide: People, useClass: IdentityPeople },
    { provide: Memberships, useClass: TypeormMemberships },
    {
      provide: AdministratorRules,
      useFactory: ({ adminTwoFactor, adminAutoVerify }: Settings): AdministratorRules => ({
        twoFactor: adminTwoFactor,
        verifiedAtOnce: adminAutoVerify,
      }),
      inject: [Settings],
    },
    EndMemberships,
  ],
  exports: [
    CollegeRights,
    CollegeRepresentatives,
    VerifiedAlumni,
    CollegeViews,
    People,
    Memberships,
    AdministratorRules,
  ],
})
export class CollegeRightsModule {}
