import { Module, type Provider } from '@nestjs/common';
import { RecordAlumniCounts } from './application/directory/record-alumni-counts';
import { RecordPopularity } from './application/directory/record-popularity';
import { CollegeAddresses } from './application/directory/ports/college-addresses';
import { CollegeReader } from './application/directory/ports/college-reader';
import { DirectoryReader } from './application/directory/ports/directory-reader';
import { DirectoryEntries } from './application/directory/ports/directory-entries';
import { CollegesController } from './infrastructure/directory/colleges.controller';
import { DirectoryController } from './infrastructure/directory/directory.controller';
import { QuestionController } from './infrastructure/directory/question.controller';
import { SqlCollegeAddresses } from './infrastructure/directory/sql-college-addresses';
import { SqlCollegeReader } from './infrastructure/directory/sql-college-reader';
import { SqlDirectoryReader } from './infrastructure/directory/sql-directory-reader';
import { CatalogReaders, CurrentCatalogForEditors } from './infrastructure/directory/snapshot/catalog-readers';
import { CatalogSnapshots } from './infrastructure/directory/snapshot/catalog-snapshots';
import { SnapshotMetrics } from './infrastructure/directory/snapshot/snapshot-metrics';
import { SnapshotSource } from './infrastructure/directory/snapshot/snapshot-source';
import { SqlDirectoryEntries } from './infrastructure/directory/sql-directory-entries';

const adapters: Provider[] = [
  { provide: CollegeReader, useClass: SqlCollegeReader },
  { provide: CollegeAddresses, useClass: SqlCollegeAddresses },
  { provide: DirectoryReader, useClass: SqlDirectoryReader },
  { provide: DirectoryEntries, useClass: SqlDirectoryEntries },
];

/** Search, lists and pages of colleges. */
@Module({
  controllers: [DirectoryController, QuestionController, CollegesController],
  providers: [
    RecordAlumniCounts,
    RecordPopularity,
    SnapshotSource,
    CatalogSnapshots,
    SnapshotMetrics,
    CatalogReaders,
    CurrentCatalogForEditors,
    ...adapters,
  ],
  exports: [CollegeAddresses, CollegeReader, DirectoryReader, RecordAlumniCounts, RecordPopularity, CatalogSnapshots],
})
export class DirectoryModule {}
