import { Module } from '@nestjs/common';
import { FindCollegeAdmin } from './application/people/find-college-admin';
import { ListForDirectory } from './application/people/list-for-directory';
import { PeopleReader } from './application/people/ports/people-reader';
import { ShowPeople } from './application/people/show-people';
import { SqlPeopleReader } from './infrastructure/people/sql-people-reader';
import { UsersModule } from './users.module';

/** What other contexts may know about accounts. */
@Module({
  imports: [UsersModule],
  providers: [ShowPeople, ListForDirectory, FindCollegeAdmin, { provide: PeopleReader, useClass: SqlPeopleReader }],
  exports: [ShowPeople, ListForDirectory, FindCollegeAdmin, PeopleReader],
})
export class PeopleModule {}
