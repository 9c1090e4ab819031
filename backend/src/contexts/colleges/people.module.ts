import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { People } from './application/people/ports/people';
import { IdentityPeople } from './infrastructure/people/identity-people';

const adapters: Provider[] = [{ provide: People, useClass: IdentityPeople }];

/** The people of identity, as pages about colleges show them. */
@Module({
  imports: [IdentityModule],
  providers: [...adapters],
  exports: [People],
})
export class PeopleModule {}
