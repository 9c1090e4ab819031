import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { RelationshipsFacade, MeetingsFacade } from '../../contexts/mentorship';
import { ConversationsFacade } from '../../contexts/messaging';
import type { SignedInUser } from '../../shared/application/authenticator';
import { CurrentUser } from '../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, ForOperators } from '../../shared/infrastructure/http/policies';
import { DashboardStats, ModerationSummary } from './dashboard.dto';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { ForumFacade, ForumModerationFacade } from '../../contexts/forum';

/** The figures at the top of the home page. */
@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly relationships: RelationshipsFacade,
    private readonly meetings: MeetingsFacade,
    private readonly messaging: ConversationsFacade,
    private readonly forum: ForumFacade,
  ) {}

  /** The numbers for the signed-in user's dashboard. */
  @OwnAccount()
  @Get('stats')
  @ApiOkResponse({ type: DashboardStats })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  async stats(@CurrentUser() { id }: SignedInUser): Promise<DashboardStats> {
    const [connectedCount, meetingsCount, messagesCount, forumCount] = await Promise.all([
      this.relationships.countConnected(id),
      this.meetings.countUpcoming(id),
      this.messaging.countUnread(id),
      this.forum.countNewContent(id),
    ]);
    return { connectedCount, meetingsCount, messagesCount, forumCount };
  }
}

/** How much work is waiting for operators in all contexts. */
@ApiTags('moderation')
@ForOperators()
@Controller('moderation/summary')
export class ModerationSummaryController {
  constructor(
    private readonly forum: ForumModerationFacade,
    private readonly adminAnalytics: AdminAnalyticsFacade,
  ) {}

  /** Number of open cases, administrators and support requests that are waiting for an operator. */
  @Get()
  @ApiOkResponse({ type: ModerationSummary })
  async summary(@CurrentUser() { id }: SignedInUser): Promise<ModerationSummary> {
    const counts = await this.forum.countCases(id);
    return {
      ...counts,
      administrators: await this.adminAnalytics.countPendingAdministrators(),
      support: await this.adminAnalytics.countOpenSupportRequests(),
    };
  }
}
