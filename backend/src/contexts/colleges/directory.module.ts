import { Module, type Provider } from '@nestjs/common';
import { FindPopularColleges } from './application/directory/find-popular-colleges';
import { CollegeReader } from './application/directory/ports/college-reader';
import { DirectoryReader } from './application/directory/ports/directory-reader';
import { CollegesController } from './infrastructure/directory/colleges.controller';
import { DirectoryController } from './infrastructure/directory/directory.controller';
import { SqlCollegeReader } from './infrastructure/directory/sql-college-reader';
import { SqlDirectoryReader } from './infrastructure/directory/sql-directory-reader';

const useCases = [FindPopularColleges];

const adapters: Provider[] = [
  { provide: CollegeReader, useClass: SqlCollegeReader },
  { provide: DirectoryReader, useClass: SqlDirectoryReader },
];

/** Search, lists and pages of colleges. */
@Module({
  controllers: [DirectoryController, CollegesController],
  providers: [...useCases, ...adapters],
  exports: [CollegeReader],
})
export class DirectoryModule {}
