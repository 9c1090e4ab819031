import { Global, Module } from '@nestjs/common';
import { CollegeRights } from '../../shared/application/college-rights';
import { CollegeViews } from '../../shared/application/college-views';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { IdentityModule } from '../identity';
import { GiveUpMemberships } from './application/give-up-memberships';
import { AdministratorRules } from './application/ports/administrator-rules';
import { Memberships } from './application/ports/memberships';
import { Representatives } from './application/ports/representatives';
import { IdentityRepresentatives } from './infrastructure/identity/identity-representatives';
import { SqlCollegeRights } from './infrastructure/persistence/sql-college-rights';
import { SqlCollegeViews } from './infrastructure/persistence/sql-college-views';
import { TypeormMemberships } from './infrastructure/persistence/typeorm-memberships';

/** The answers that every context may ask for without knowing who gives them. */
@Global()
@Module({
  imports: [IdentityModule],
  providers: [
    { provide: CollegeRights, useClass: SqlCollegeRights },
    { provide: CollegeViews, useClass: SqlCollegeViews },
    { provide: Representatives, useClass: IdentityRepresentatives },
    { provide: Memberships, useClass: TypeormMemberships },
    {
      provide: AdministratorRules,
      useFactory: ({ production, adminAutoVerify }: Settings): AdministratorRules => ({
        twoFactorNeeded: production,
        verifiedAtOnce: adminAutoVerify,
      }),
      inject: [Settings],
    },
    GiveUpMemberships,
  ],
  exports: [CollegeRights, CollegeViews, Representatives, Memberships, AdministratorRules],
})
export class CollegeRightsModule {}
