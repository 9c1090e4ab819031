import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { ForumFacade } from '../../contexts/forum';
import type { SignedInUser } from '../../shared/application/authenticator';
import { CurrentUser } from '../../shared/infrastructure/http/current-user.decorator';
import { ForOperators } from '../../shared/infrastructure/http/policies';
import { ModerationSummary } from './moderation-summary.dto';

/** How much waits for operators, of all contexts. */
@ApiTags('moderation')
@ForOperators()
@Controller('moderation/summary')
export class ModerationSummaryController {
  constructor(
    private readonly forum: ForumFacade,
    private readonly adminAnalytics: AdminAnalyticsFacade,
  ) {}

  /** How many cases and administrators wait for an operator. */
  @Get()
  @ApiOkResponse({ type: ModerationSummary })
  async summary(@CurrentUser() { id }: SignedInUser): Promise<ModerationSummary> {
    const counts = await this.forum.moderationCounts(id);
    return { ...counts, administrators: await this.adminAnalytics.countPendingAdministrators() };
  }
}
