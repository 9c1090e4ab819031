import { Module, type Provider } from '@nestjs/common';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { IdentityModule } from '../identity';
import { EndMemberships } from './application/memberships/leave-college';
import { Memberships } from './application/memberships/ports/memberships';
import { AdministratorRules, People } from './application/memberships/ports/people';
import { PersonRecord } from './application/memberships/ports/person-record';
import { IdentityPeople } from './infrastructure/memberships/identity-people';
import { IdentityPersonRecord } from './infrastructure/memberships/identity-person-record';
import { TypeormMemberships } from './infrastructure/memberships/typeorm-memberships';

const adapters: Provider[] = [
  { provide: People, useClass: IdentityPeople },
  { provide: PersonRecord, useClass: IdentityPersonRecord },
  { provide: Memberships, useClass: TypeormMemberships },
  {
    provide: AdministratorRules,
    useFactory: ({ adminTwoFactor, adminAutoVerify }: Settings): AdministratorRules => ({
      twoFactor: adminTwoFactor,
      verifiedAtOnce: adminAutoVerify,
    }),
    inject: [Settings],
  },
];

/** Memberships and the people behind them. */
@Module({
  imports: [IdentityModule],
  providers: [...adapters, EndMemberships],
  exports: [...adapters, EndMemberships],
})
export class MembershipRecordsModule {}
