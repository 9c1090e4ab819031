import { Body, Controller, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { OwnCollegeAdmin } from '../../application/memberships/own-membership';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { ShowOwnMembership } from '../../application/memberships/own-membership';
import { UpdateAdministratorDetails } from '../../application/memberships/request-membership';
import { CollegeAdministratorRoleNeeded } from '../../domain/memberships/errors';
import { CollegeAdminView } from './own-membership.dto';
import { AdministratorDetailsBody } from './administrators.dto';

/** The college and duties that an administrator enters about themselves. */
@ApiTags('college administration')
@ApiExtraModels(CollegeAdminView)
@Controller('college-admin')
export class AdministratorsController {
  constructor(
    private readonly updateDetails: UpdateAdministratorDetails,
    private readonly showOwnMembership: ShowOwnMembership,
  ) {}

  /**
   * Sets your college, department and position. Changes for your current college take effect immediately. A different
   * college needs approval and replaces an older request; until then, nothing else changes.
   */
  @OwnAccount()
  @Put('profile')
  @ApiOkResponse({ schema: { $ref: getSchemaPath(CollegeAdminView) } })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid (`errors` lists them); nothing was changed' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse({ description: 'admin-analytics.other-role: college administrators only' })
  async update(
    @CurrentUser() { id: userId }: SignedInUser,
    @Body() details: AdministratorDetailsBody,
  ): Promise<OwnCollegeAdmin> {
    await this.updateDetails.execute({ ...details, userId });
    const own = await this.showOwnMembership.execute(userId);
    if (!own) throw new CollegeAdministratorRoleNeeded();
    return own;
  }
}
