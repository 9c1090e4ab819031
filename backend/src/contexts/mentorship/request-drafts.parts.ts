import type { Provider, Type } from '@nestjs/common';
import { RequestDrafts } from './application/connections/ports/request-drafts';
import { SaveRequestDraft } from './application/request-drafts/save-request-draft';
import { SendRequestDrafts } from './application/request-drafts/send-request-drafts';
import { ShowRequestDrafts } from './application/request-drafts/show-request-drafts';
import { SendRequestDraftsWhenEmailConfirmed } from './infrastructure/request-drafts/send-request-drafts-when-email-confirmed';
import { RequestDraftsController } from './infrastructure/request-drafts/request-drafts.controller';
import { ForgetOldRequestDrafts } from './infrastructure/request-drafts/forget-old-request-drafts';
import { SqlRequestDrafts } from './infrastructure/connections/sql-request-drafts';

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
