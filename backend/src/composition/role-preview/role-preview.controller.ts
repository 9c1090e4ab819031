import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { AdminAnalyticsFacade } from '../../contexts/admin-analytics';
import { MeetingsFacade } from '../../contexts/mentorship';
import type { SignedInUser } from '../../shared/application/authenticator';
import { CurrentUser } from '../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../shared/infrastructure/http/policies';
import { RolePreview, RolePreviewQuery } from './role-preview.dto';

/** Previews what a change of role would end. */
@ApiTags('account')
@Controller('user/role')
export class RolePreviewController {
  constructor(
    private readonly mentorship: MeetingsFacade,
    private readonly administrators: AdminAnalyticsFacade,
  ) {}

  /** Returns what `PUT /api/user/role` with this role would end now. Changes nothing. */
  @OwnAccount()
  @Get('preview')
  @ApiOkResponse({ type: RolePreview })
  @ApiBadRequestResponse({ description: 'Unknown role' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  async preview(
    @CurrentUser() { id, role }: SignedInUser,
    @Query() { newRole }: RolePreviewQuery,
  ): Promise<RolePreview> {
    if (newRole === role) return { newRole, connections: 0, requests: 0, meetings: 0, membership: null };
    const ended = await this.mentorship.countEndedByRoleChange(id, newRole);
    const own = role === 'college_admin' ? await this.administrators.findOwnMembership(id) : null;
    return { newRole, ...ended, membership: own && (own.isMainAdmin ? 'main' : own.status) };
  }
}
