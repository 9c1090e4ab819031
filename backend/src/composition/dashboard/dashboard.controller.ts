import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { MentorshipFacade } from '../../contexts/mentorship';
import { MessagingFacade } from '../../contexts/messaging';
import type { SignedInUser } from '../../shared/application/authenticator';
import { CurrentUser } from '../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, ForOperators } from '../../shared/infrastructure/http/policies';
import { DashboardStats, ModerationSummary } from './dashboard.dto';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { ForumFacade } from '../../contexts/forum';

/** The figures at the top of the home page. */
@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly mentorship: MentorshipFacade,
    private readonly messaging: MessagingFacade,
    private readonly forum: ForumFacade,
  ) {}

  /** The numbers for the signed-in user's dashboard. */
  @OwnAccount()
  @Get('stats')
  @ApiOkResponse({ type: DashboardStats })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  async stats(@CurrentUser() { id }: SignedInUser): Promise<DashboardStats> {
    const [connectedCount, meetingsCount, messagesCount, forumCount] = await Promise.all([
      this.mentorship.countConnected(id),
      this.mentorship.countUpcomingMeetings(id),
      this.messaging.unreadCount(id),
      this.forum.countNew(id),
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
    private readonly forum: ForumFacade,
    private readonly adminAnalytics: AdminAnalyticsFacade,
  ) {}

  /** Number of open cases, administrators and support requests that are waiting for an operator. */
  @Get()
  @ApiOkResponse({ type: ModerationSummary })
  async summary(@CurrentUser() { id }: SignedInUser): Promise<ModerationSummary> {
    const counts = await this.forum.moderationCounts(id);
    return {
      ...counts,
      administrators: await this.adminAnalytics.countPendingAdministrators(),
      support: await this.adminAnalytics.countOpenSupportRequests(),
    };
  }
}
