import { Module } from '@nestjs/common';
import { AdminAnalyticsModule } from '../contexts/admin-analytics';
import { CollegesModule } from '../contexts/colleges';
import { ForumModule } from '../contexts/forum';
import { IdentityModule } from '../contexts/identity';
import { MentorshipModule } from '../contexts/mentorship';
import { MessagingModule } from '../contexts/messaging';
import { PageHeads } from '../shared/infrastructure/http/page-heads';
import { DashboardController, ModerationSummaryController } from './dashboard/dashboard.controller';
import { SeedDemoCollege } from './demo/college/seed-demo-college';
import { SeedConversations } from './demo/conversations/seed-conversations';
import { SeedCases } from './demo/moderation/seed-cases';
import { SeedPeople } from './demo/people/seed-people';
import { SeedDemo } from './demo/seed-demo';
import { EmbedController } from './embed/embed.controller';
import { GenerateData } from './generated-data/generate-data';
import { DeleteIdempotencyKeysWhenAccountClosing } from './delete-idempotency-keys-when-account-closing';
import { McpEndpoint } from './mcp/mcp-endpoint';
import { McpController } from './mcp/mcp.controller';
import { OwnAccountInterceptor } from './own-account/own-account.interceptor';
import { RegisterPersonalData } from './register-personal-data';
import { ProductPageHeads } from './product-page-heads';
import { RolePreviewController } from './role-preview/role-preview.controller';
import { SitemapController } from './sitemap/sitemap.controller';
import { SearchController } from './search/search.controller';

/** Combines the responses of several contexts; contains no rules of its own. */
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, ForumModule, AdminAnalyticsModule],
  controllers: [
    DashboardController,
    RolePreviewController,
    SearchController,
    ModerationSummaryController,
    SitemapController,
    EmbedController,
    McpController,
  ],
  providers: [
    { provide: PageHeads, useClass: ProductPageHeads },
    DeleteIdempotencyKeysWhenAccountClosing,
    RegisterPersonalData,
    SeedDemo,
    SeedPeople,
    SeedConversations,
    SeedDemoCollege,
    SeedCases,
    GenerateData,
    OwnAccountInterceptor,
    McpEndpoint,
  ],
  exports: [OwnAccountInterceptor],
})
export class CompositionModule {}
