import { Module } from '@nestjs/common';
import { RequestDataExport } from './application/data-export/request-data-export';
import { DownloadDataExport } from './application/data-export/download-data-export';
import { BuildDataExport } from './application/data-export/build-data-export';
import { DataExports } from './application/data-export/ports/data-exports';
import { ExportArchive } from './application/data-export/ports/export-archive';
import { ExportContents } from './application/data-export/ports/export-contents';
import { PersonalData } from './application/data-export/ports/personal-data';
import { SendDataExportMail } from './application/data-export/send-data-export-mail';
import { ListDataExports } from './application/data-export/list-data-exports';
import { PurgeDataExports } from './infrastructure/data-export/purge-data-exports';
import { DataExportController } from './infrastructure/data-export/data-export.controller';
import { MailOwnerWhenDataExportIsReady } from './infrastructure/data-export/mail-owner-when-data-export-is-ready';
import { BuildDataExportJob } from './infrastructure/data-export/build-data-export-job';
import { SqlExportContents } from './infrastructure/data-export/sql-export-contents';
import { SqlPersonalData } from './infrastructure/data-export/sql-personal-data';
import { TypeormDataExports } from './infrastructure/data-export/typeorm-data-exports';
import { ZipExportArchive } from './infrastructure/data-export/zip-export-archive';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';

/** The export of personal data. */
@Module({
  imports: [UsersModule, SessionsModule],
  controllers: [DataExportController],
  providers: [
    RequestDataExport,
    ListDataExports,
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
