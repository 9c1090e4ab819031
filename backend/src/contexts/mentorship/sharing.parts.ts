import type { Provider } from '@nestjs/common';
import { SharingChoicesStore, SharingReader } from './application/privacy/ports/sharing';
import { SqlSharingChoices, SqlSharingReader } from './infrastructure/privacy/sql-sharing';
import { SharingFacade } from './sharing.facade';

/** What people share with their connections. */
export const sharingParts: Provider[] = [
  { provide: SharingChoicesStore, useClass: SqlSharingChoices },
  { provide: SharingReader, useClass: SqlSharingReader },
  SharingFacade,
];
