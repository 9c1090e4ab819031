import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { CollegeRights, People } from './application/people/ports/people';
import { IdentityCollegeRights, IdentityPeople } from './infrastructure/people/identity-people';

const adapters: Provider[] = [
  { provide: People, useClass: IdentityPeople },
  { provide: CollegeRights, useClass: IdentityCollegeRights },
];

/** The users of identity as shown on the pages about colleges. */
@Module({
  imports: [IdentityModule],
  providers: [...adapters],
  exports: [People, CollegeRights],
})
export class PeopleModule {}
