import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { People } from './application/people/ports/people';
import { ContextsPeople } from './infrastructure/people/contexts-people';

/** The people of other contexts, as named in messages and notifications. */
@Module({
  imports: [IdentityModule, MentorshipModule],
  providers: [{ provide: People, useClass: ContextsPeople }],
  exports: [People],
})
export class PeopleModule {}
