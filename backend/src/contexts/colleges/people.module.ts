import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { People } from './application/people/ports/people';
import { IdentityPeople } from './infrastructure/people/identity-people';

const adapters: Provider[] = [{ provide: People, useClass: IdentityPeople }];

/** The users of identity as shown on the pages about colleges. */
@Module({
  imports: [IdentityModule],
  providers: [...adapters],
  exports: [People],
})
export class PeopleModule {}
