import { Module } from '@nestjs/common';
import { FindCollegeAdmin, ListDirectoryPeople, ListPeople } from './application/people/people';
import { PeopleReader } from './application/people/ports/people-reader';
import { SqlPeopleReader } from './infrastructure/people/sql-people-reader';
import { UsersModule } from './users.module';

/** Account data for other contexts. */
@Module({
  imports: [UsersModule],
  providers: [ListPeople, ListDirectoryPeople, FindCollegeAdmin, { provide: PeopleReader, useClass: SqlPeopleReader }],
  exports: [ListPeople, ListDirectoryPeople, FindCollegeAdmin, PeopleReader],
})
export class PeopleModule {}
