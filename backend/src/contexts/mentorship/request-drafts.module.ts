import { Module } from '@nestjs/common';
import { SaveRequestDraft } from './application/request-drafts/save-request-draft';
import { SendRequestDrafts } from './application/request-drafts/send-request-drafts';
import { ShowRequestDrafts } from './application/request-drafts/show-request-drafts';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { DeleteOldRequestDrafts } from './infrastructure/request-drafts/delete-old-request-drafts';
import { RequestDraftsController } from './infrastructure/request-drafts/request-drafts.controller';
import { SendRequestDraftsWhenEmailConfirmed } from './infrastructure/request-drafts/send-request-drafts-when-email-confirmed';
import { ProfilesModule } from './profiles.module';

const useCases = [SaveRequestDraft, SendRequestDrafts, ShowRequestDrafts];

/** Requests written before the e-mail address is confirmed. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, FinderModule],
  controllers: [RequestDraftsController],
  providers: [...useCases, SendRequestDraftsWhenEmailConfirmed, DeleteOldRequestDrafts],
})
export class RequestDraftsModule {}
