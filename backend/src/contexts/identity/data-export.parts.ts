import type { Provider, Type } from '@nestjs/common';
import { AskForDataExport } from './application/ask-for-data-export';
import { DownloadDataExport } from './application/download-data-export';
import { MakeDataExport } from './application/make-data-export';
import { DataExports } from './application/ports/data-exports';
import { ExportArchive } from './application/ports/export-archive';
import { ExportContents } from './application/ports/export-contents';
import { SendDataExportMail } from './application/send-data-export-mail';
import { ShowDataExports } from './application/show-data-exports';
import { ZipExportArchive } from './infrastructure/archive/zip-export-archive';
import { MailOwnerWhenDataExportIsReady } from './infrastructure/events/mail-owner-when-data-export-is-ready';
import { DataExportController } from './infrastructure/http/data-export.controller';
import { ClearDataExports } from './infrastructure/jobs/clear-data-exports';
import { MakeDataExportWhenAsked } from './infrastructure/jobs/make-data-export-when-asked';
import { SqlExportContents } from './infrastructure/persistence/sql-export-contents';
import { TypeormDataExports } from './infrastructure/persistence/typeorm-data-exports';

/** The routes of taking one's data away. */
export const dataExportControllers: Type[] = [DataExportController];

/** What the module needs besides for taking one's data away. */
export const dataExportProviders: Provider[] = [
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
];
