import { Body, Controller, Put, Get, Param, Patch } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
  ApiNotFoundResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { OwnCollegeAdmin } from '../../../../shared/application/role-details';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ShowOwnMembership } from '../../application/memberships/own-membership';
import { UpdateAdministratorDetails } from '../../application/memberships/request-membership';
import { OtherRole } from '../../domain/memberships/errors';
import { AdministratorDetailsBody, CollegeAdministratorView, HandOverBody } from './administrators.dto';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { HandOverMainRole, ListAdministrators } from '../../application/memberships/college-administrators';

/** What someone who wants to speak for a college tells about themselves. */
@ApiTags('college administration')
@Controller('college-admin')
export class AdministratorsController {
  constructor(
    private readonly updateDetails: UpdateAdministratorDetails,
    private readonly showOwnMembership: ShowOwnMembership,
  ) {}

  /**
   * Says for which college one works, and as what. For today's college it counts at once. Another one waits to be
   * confirmed, in place of an older request; until then nothing else changes.
   */
  @OwnAccount()
  @Put('profile')
  @ApiOkResponse({ schema: { $ref: getSchemaPath('CollegeAdminView') } })
  @ApiBadRequestResponse({ description: 'Names every field that cannot be used; nothing is changed' })
  @ApiUnauthorizedResponse({ description: 'No one is signed in' })
  @ApiForbiddenResponse({ description: 'admin-analytics.other-role: only for college administrators' })
  async update(
    @CurrentUser() { id: userId }: SignedInUser,
    @Body() details: AdministratorDetailsBody,
  ): Promise<OwnCollegeAdmin> {
    await this.updateDetails.execute({ ...details, userId });
    const own = await this.showOwnMembership.execute(userId);
    if (!own) throw new OtherRole();
    return own;
  }
}

/** The administrators of the college of the person who is signed in; no request can name another college. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college/admins')
@ApiUnauthorizedResponse({ description: 'No one is signed in' })
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
