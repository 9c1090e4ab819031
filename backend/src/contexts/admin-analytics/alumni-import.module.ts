import { Module } from '@nestjs/common';
import { FileStreamReader } from '../../shared/infrastructure/http/streamed-upload';
import { MessagingModule } from '../messaging';
import { ImportAlumni } from './application/alumni-import/import-alumni';
import { ImportAlumniByOperator } from './application/alumni-import/import-alumni-by-operator';
import {
  ListImports,
  AuditImport,
  ReadRejectedRows,
  OwnImportMapping,
  UndoImport,
} from './application/alumni-import/college-imports';
import { AlumniImports, ImportMappings } from './application/alumni-import/ports/alumni-imports';
import { AlumniTables } from './application/alumni-import/ports/alumni-tables';
import { ProgressReports } from './application/alumni-import/ports/progress-reports';
import { AddressHashes } from './infrastructure/alumni-import/address-hashes';
import { AlumniImportController } from './infrastructure/alumni-import/alumni-import.controller';
import { ClearImportResponses, AuditAlumniImports } from './infrastructure/alumni-import/alumni-import-jobs';
import { CsvAlumniTables } from './infrastructure/alumni-import/csv-alumni-tables';
import { ImportConnections } from './infrastructure/alumni-import/import-connection';
import { LiveProgressReports } from './infrastructure/alumni-import/live-progress-reports';
import { SqlAlumniImports, SqlImportMappings } from './infrastructure/alumni-import/sql-alumni-imports';
import { MembershipsModule } from './memberships.module';

/** Imports a college's alumni from files. */
@Module({
  imports: [MessagingModule, MembershipsModule],
  controllers: [AlumniImportController],
  providers: [
    ImportAlumni,
    ImportAlumniByOperator,
    ListImports,
    ReadRejectedRows,
    UndoImport,
    OwnImportMapping,
    AuditImport,
    ImportConnections,
    FileStreamReader,
    AddressHashes,
    { provide: AlumniTables, useClass: CsvAlumniTables },
    { provide: AlumniImports, useClass: SqlAlumniImports },
    { provide: ImportMappings, useClass: SqlImportMappings },
    { provide: ProgressReports, useClass: LiveProgressReports },
    AuditAlumniImports,
    ClearImportResponses,
  ],
  exports: [AddressHashes, ImportAlumniByOperator, ImportAlumni, ListImports],
})
export class AlumniImportModule {}
