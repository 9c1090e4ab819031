import { Global, Module } from '@nestjs/common';
import { CollegeRights } from '../../shared/application/college-rights';
import { CollegeViews } from '../../shared/application/college-views';
import { IdentityModule } from '../identity';
import { Representatives } from './application/ports/representatives';
import { IdentityRepresentatives } from './infrastructure/identity/identity-representatives';
import { SqlCollegeRights } from './infrastructure/persistence/sql-college-rights';
import { SqlCollegeViews } from './infrastructure/persistence/sql-college-views';

/** The answers that every context may ask for without knowing who gives them. */
@Global()
@Module({
  imports: [IdentityModule],
  providers: [
    { provide: CollegeRights, useClass: SqlCollegeRights },
    { provide: CollegeViews, useClass: SqlCollegeViews },
    { provide: Representatives, useClass: IdentityRepresentatives },
  ],
  exports: [CollegeRights, CollegeViews, Representatives],
})
export class CollegeRightsModule {}
