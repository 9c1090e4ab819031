import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { MentorshipFacade } from '../../contexts/mentorship';
import { MessagingFacade } from '../../contexts/messaging';
import type { SignedInUser } from '../../shared/application/authenticator';
import { CurrentUser } from '../../shared/infrastructure/http/current-user.decorator';
import { OwnAccount } from '../../shared/infrastructure/http/policies';
import { DashboardStats } from './dashboard.dto';

/** The figures on top of the first page, side by side. */
@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly mentorship: MentorshipFacade,
    private readonly messaging: MessagingFacade,
  ) {}

  /** How much there is of each thing for anyone who asks. */
  @OwnAccount()
  @Get('stats')
  @ApiOkResponse({ type: DashboardStats })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  async stats(@CurrentUser() { id }: SignedInUser): Promise<DashboardStats> {
    const [connectedCount, meetingsCount, messagesCount] = await Promise.all([
      this.mentorship.countConnected(id),
      this.mentorship.countUpcomingMeetings(id),
      this.messaging.unreadCount(id),
    ]);
    return { connectedCount, meetingsCount, messagesCount, forumCount: null };
  }
}
