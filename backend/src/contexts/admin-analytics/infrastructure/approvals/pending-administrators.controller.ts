import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { ForOperators } from '../../../../shared/infrastructure/http/policies';
import { DecideOnAdministrator } from '../../application/approvals/decide-on-administrator';
import { PendingAdministratorView, RefusalBody, toPendingView } from './pending-administrators.dto';

const OWN_REQUEST_DESCRIPTION = 'admin-analytics.own-request: another operator must decide';
const NO_REQUEST_WAITING_DESCRIPTION = 'admin-analytics.no-request-waiting';

/** Pending requests to represent a college, for operators. */
@ApiTags('moderation')
@ForOperators()
@Controller('moderation/administrators')
export class PendingAdministratorsController {
  constructor(private readonly decideOnAdministrator: DecideOnAdministrator) {}

  /** Oldest request first, at most 200. */
  @Get()
  @ApiOkResponse({ type: [PendingAdministratorView] })
  async list(): Promise<PendingAdministratorView[]> {
    return (await this.decideOnAdministrator.listPendingAdministrators()).map(toPendingView);
  }

  /**
   * Approves the person as an administrator of the college, if they have entered the code for a staff address or their
   * confirmed address is one.
   */
  @Post(':id/approve')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: `${OWN_REQUEST_DESCRIPTION}; admin-analytics.administrator-is-minor` })
  @ApiNotFoundResponse({ description: NO_REQUEST_WAITING_DESCRIPTION })
  @ApiConflictResponse({ description: 'admin-analytics.address-not-confirmed, admin-analytics.address-not-of-college' })
  approve(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.decideOnAdministrator.approve(by, id);
  }

  /** Declines the request. The person can send another one. */
  @Post(':id/refuse')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'reason is missing or too long' })
  @ApiForbiddenResponse({ description: OWN_REQUEST_DESCRIPTION })
  @ApiNotFoundResponse({ description: NO_REQUEST_WAITING_DESCRIPTION })
  refuse(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: RefusalBody,
  ): Promise<void> {
    return this.decideOnAdministrator.refuse(by, id, reason);
  }
}
