import { Module } from '@nestjs/common';
import { AskForDataExport } from './application/data-export/ask-for-data-export';
import { DownloadDataExport } from './application/data-export/download-data-export';
import { MakeDataExport } from './application/data-export/make-data-export';
import { DataExports } from './application/data-export/ports/data-exports';
import { ExportArchive } from './application/data-export/ports/export-archive';
import { ExportContents } from './application/data-export/ports/export-contents';
import { PersonalData } from './application/data-export/ports/personal-data';
import { SendDataExportMail } from './application/data-export/send-data-export-mail';
import { ShowDataExports } from './application/data-export/show-data-exports';
import { ClearDataExports } from './infrastructure/data-export/clear-data-exports';
import { DataExportController } from './infrastructure/data-export/data-export.controller';
import { MailOwnerWhenDataExportIsReady } from './infrastructure/data-export/mail-owner-when-data-export-is-ready';
import { MakeDataExportWhenAsked } from './infrastructure/data-export/make-data-export-when-asked';
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
    AskForDataExport,
    ShowDataExports,
    MakeDataExport,
    DownloadDataExport,
    SendDataExportMail,
    MakeDataExportWhenAsked,
    MailOwnerWhenDataExportIsReady,
    ClearDataExports,
    { provide: DataExports, useClass: TypeormDataExports },
    { provide: ExportContents, useClass: SqlExportContents },
    { provide: ExportArchive, useClass: ZipExportArchive },
    { provide: PersonalData, useClass: SqlPersonalData },
  ],
  exports: [DataExports, PersonalData],
})
export class DataExportModule {}
