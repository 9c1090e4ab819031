import { Module, type Provider } from '@nestjs/common';
import { RecordAlumniCounts } from './application/directory/record-alumni-counts';
import { RecordPopularity } from './application/directory/record-popularity';
import { CollegeAddresses } from './application/directory/ports/college-addresses';
import { CollegeReader } from './application/directory/ports/college-reader';
import { DirectoryReader } from './application/directory/ports/directory-reader';
import { ExportedVersions } from './application/directory/ports/exported-versions';
import { DirectoryEntries } from './application/directory/ports/directory-entries';
import { CollegesController } from './infrastructure/directory/colleges.controller';
import { DirectoryController } from './infrastructure/directory/directory.controller';
import { QuestionController } from './infrastructure/directory/question.controller';
import { CatalogExport } from './infrastructure/directory/export/catalog-export';
import { CatalogExportController } from './infrastructure/directory/export/catalog-export.controller';
import { SqlExportedVersions } from './infrastructure/directory/export/sql-exported-versions';
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
  { provide: ExportedVersions, useClass: SqlExportedVersions },
  { provide: DirectoryEntries, useClass: SqlDirectoryEntries },
];

/** Search, lists and pages of colleges. */
@Module({
  // The path of a college would also match that of the export.
  controllers: [CatalogExportController, DirectoryController, QuestionController, CollegesController],
  providers: [
    RecordAlumniCounts,
    RecordPopularity,
    SnapshotSource,
    CatalogSnapshots,
    SnapshotMetrics,
    CatalogReaders,
    CatalogExport,
    CurrentCatalogForEditors,
    ...adapters,
  ],
  exports: [
    CatalogReaders,
    CollegeAddresses,
    CollegeReader,
    DirectoryReader,
    RecordAlumniCounts,
    RecordPopularity,
    CatalogSnapshots,
  ],
})
export class DirectoryModule {}
