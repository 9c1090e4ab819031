import type { Provider, Type } from '@nestjs/common';
import { RequestDrafts } from './application/ports/request-drafts';
import { SaveRequestDraft } from './application/save-request-draft';
import { SendRequestDrafts } from './application/send-request-drafts';
import { ShowRequestDrafts } from './application/show-request-drafts';
import { SendRequestDraftsWhenEmailConfirmed } from './infrastructure/events/send-request-drafts-when-email-confirmed';
import { RequestDraftsController } from './infrastructure/http/request-drafts.controller';
import { ForgetOldRequestDrafts } from './infrastructure/jobs/forget-old-request-drafts';
import { SqlRequestDrafts } from './infrastructure/persistence/sql-request-drafts';

/** Before the routes of connections: an id in their paths matches any word. */
export const requestDraftControllers: Type[] = [RequestDraftsController];

export const requestDraftParts: Provider[] = [
  SaveRequestDraft,
  SendRequestDrafts,
  ShowRequestDrafts,
  SendRequestDraftsWhenEmailConfirmed,
  ForgetOldRequestDrafts,
  { provide: RequestDrafts, useClass: SqlRequestDrafts },
];
