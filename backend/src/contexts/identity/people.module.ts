import { Module, type Provider } from '@nestjs/common';
import { FindCollegeAdmin, ListDirectoryPeople, ListPeople } from './application/people/people';
import { PeopleReader } from './application/people/ports/people-reader';
import { PersonRecords } from './application/people/ports/person-records';
import { RepresentativeRules, RepresentCollege } from './application/people/represent-college';
import { TypeormPersonRecords } from './infrastructure/people/typeorm-person-records';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { SqlPeopleReader } from './infrastructure/people/sql-people-reader';
import { UsersModule } from './users.module';

const useCases = [ListPeople, ListDirectoryPeople, FindCollegeAdmin, RepresentCollege];

const adapters: Provider[] = [
  { provide: PeopleReader, useClass: SqlPeopleReader },
  { provide: PersonRecords, useClass: TypeormPersonRecords },
  {
    provide: RepresentativeRules,
    useFactory: ({ adminTwoFactor }: Settings): RepresentativeRules => ({ twoFactor: adminTwoFactor }),
    inject: [Settings],
  },
];

/** Account data for other contexts. */
@Module({
  imports: [UsersModule],
  providers: [...useCases, ...adapters],
  exports: [...useCases, PeopleReader, PersonRecords, RepresentativeRules],
})
export class PeopleModule {}
