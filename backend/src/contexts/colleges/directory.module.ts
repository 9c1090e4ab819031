import { Module, type Provider } from '@nestjs/common';
import { RecordAlumniCounts } from './application/directory/record-alumni-counts';
import { RecordPopularity } from './application/directory/record-popularity';
import { AlumniCounts } from './application/directory/ports/alumni-counts';
import { CollegeReader } from './application/directory/ports/college-reader';
import { DirectoryReader } from './application/directory/ports/directory-reader';
import { ListedColleges } from './application/directory/ports/listed-colleges';
import { Popularity } from './application/directory/ports/popularity';
import { CollegesController } from './infrastructure/directory/colleges.controller';
import { DirectoryController } from './infrastructure/directory/directory.controller';
import { SqlAlumniCounts } from './infrastructure/directory/sql-alumni-counts';
import { SqlCollegeReader } from './infrastructure/directory/sql-college-reader';
import { SqlDirectoryReader } from './infrastructure/directory/sql-directory-reader';
import { SqlListedColleges } from './infrastructure/directory/sql-listed-colleges';
import { SqlPopularity } from './infrastructure/directory/sql-popularity';

const adapters: Provider[] = [
  { provide: CollegeReader, useClass: SqlCollegeReader },
  { provide: DirectoryReader, useClass: SqlDirectoryReader },
  { provide: ListedColleges, useClass: SqlListedColleges },
  { provide: Popularity, useClass: SqlPopularity },
  { provide: AlumniCounts, useClass: SqlAlumniCounts },
];

/** Search, lists and pages of colleges. */
@Module({
  controllers: [DirectoryController, CollegesController],
  providers: [RecordAlumniCounts, RecordPopularity, ...adapters],
  exports: [CollegeReader, RecordAlumniCounts, RecordPopularity],
})
export class DirectoryModule {}
