import { Module } from '@nestjs/common';
import { SaveRequestDraft, SendRequestDrafts, ListRequestDrafts } from './application/request-drafts/request-drafts';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { SendRequestDraftsWhenEmailConfirmed } from './infrastructure/request-drafts/request-draft-jobs';
import { RequestDraftsController } from './infrastructure/request-drafts/request-drafts.controller';
import { ProfilesModule } from './profiles.module';

const useCases = [SaveRequestDraft, SendRequestDrafts, ListRequestDrafts];

/** Requests saved before the email address is confirmed. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, FinderModule],
  controllers: [RequestDraftsController],
  providers: [...useCases, SendRequestDraftsWhenEmailConfirmed],
})
export class RequestDraftsModule {}
