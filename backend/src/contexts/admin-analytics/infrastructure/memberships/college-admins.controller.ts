import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { IdPipe } from '../../../../shared/infrastructure/http/id.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { HandOverMainRole } from '../../application/memberships/hand-over-main-role';
import { ListAdministrators } from '../../application/memberships/list-administrators';
import { CollegeAdministratorView, HandOverBody } from './college-admins.dto';

/** The administrators of the college of the person who is signed in; no request can name another college. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college/admins')
@ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
export class CollegeAdminsController {
  constructor(
    private readonly listAdministrators: ListAdministrators,
    private readonly handOverMainRole: HandOverMainRole,
  ) {}

  /** The active administrators, the main one first. */
  @Get()
  @ApiOkResponse({ type: [CollegeAdministratorView] })
  @ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
  list(@CurrentUser() { id }: SignedInUser): Promise<CollegeAdministratorView[]> {
    return this.listAdministrators.execute(id);
  }

  /** Makes a colleague the main administrator in place of the person who asks. @returns the administrators as they are now */
  @Patch(':id')
  @ApiOkResponse({ type: [CollegeAdministratorView] })
  @ApiBadRequestResponse({ description: 'Anything but `isMainAdmin: true`' })
  @ApiForbiddenResponse({ description: 'admin-analytics.not-main-administrator, .not-verified or .two-factor-needed' })
  @ApiNotFoundResponse({ description: 'No active administrator of this college' })
  async update(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) toUserId: number,
    @Body() { isMainAdmin }: HandOverBody,
  ): Promise<CollegeAdministratorView[]> {
    await this.handOverMainRole.execute({ by, toUserId, isMainAdmin });
    return this.listAdministrators.execute(by);
  }
}
