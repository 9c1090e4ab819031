import { Module } from '@nestjs/common';
import { RequestDataExport, GetDataExportProgress } from './application/data-export/request-data-export';
import { DownloadDataExport } from './application/data-export/download-data-export';
import { BuildDataExport, SendDataExportMail } from './application/data-export/build-data-export';
import { DataExports, ExportArchive, ExportContents } from './application/data-export/ports/data-exports';
import { PersonalData } from './application/data-export/ports/personal-data';
import {
  PurgeDataExports,
  MailOwnerWhenDataExportIsReady,
  BuildDataExportJob,
} from './infrastructure/data-export/data-export-jobs';
import { DataExportController } from './infrastructure/data-export/data-export.controller';
import { SqlExportContents, TypeormDataExports } from './infrastructure/data-export/typeorm-data-exports';
import { SqlPersonalData } from './infrastructure/data-export/sql-personal-data';
import { ZipExportArchive } from './infrastructure/data-export/zip-export-archive';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';

/** The export of personal data. */
@Module({
  imports: [CredentialsModule, UsersModule, SessionsModule],
  controllers: [DataExportController],
  providers: [
    RequestDataExport,
    GetDataExportProgress,
    BuildDataExport,
    DownloadDataExport,
    SendDataExportMail,
    BuildDataExportJob,
    MailOwnerWhenDataExportIsReady,
    PurgeDataExports,
    { provide: DataExports, useClass: TypeormDataExports },
    { provide: ExportContents, useClass: SqlExportContents },
    { provide: ExportArchive, useClass: ZipExportArchive },
    { provide: PersonalData, useClass: SqlPersonalData },
  ],
  exports: [DataExports, PersonalData],
})
export class DataExportModule {}
