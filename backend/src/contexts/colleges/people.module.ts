import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { People } from './application/people/ports/people';
import { IdentityPeople } from './infrastructure/people/identity-people';

/** The users of identity as shown on the pages about colleges, and their rights to act on behalf of a college. */
@Module({
  imports: [IdentityModule],
  providers: [{ provide: People, useClass: IdentityPeople }],
  exports: [People],
})
export class PeopleModule {}
