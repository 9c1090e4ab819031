import { Global, Module } from '@nestjs/common';
import { CollegeRights } from '../../shared/application/college-rights';
import { IdentityModule } from '../identity';
import { Representatives } from './application/ports/representatives';
import { IdentityRepresentatives } from './infrastructure/identity/identity-representatives';
import { SqlCollegeRights } from './infrastructure/persistence/sql-college-rights';

/** The answer that every context may ask for without knowing who gives it. */
@Global()
@Module({
  imports: [IdentityModule],
  providers: [
    { provide: CollegeRights, useClass: SqlCollegeRights },
    { provide: Representatives, useClass: IdentityRepresentatives },
  ],
  exports: [CollegeRights, Representatives],
})
export class CollegeRightsModule {}
