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

const OWN = 'admin-analytics.own-request: another operator decides';
const NOT_WAITING = 'admin-analytics.no-request-waiting';

/** People who wait to speak for a college, for operators. */
@ApiTags('moderation')
@ForOperators()
@Controller('moderation/administrators')
export class PendingAdministratorsController {
  constructor(private readonly decideOnAdministrator: DecideOnAdministrator) {}

  /** Oldest request first, at most 200. */
  @Get()
  @ApiOkResponse({ type: [PendingAdministratorView] })
  async list(): Promise<PendingAdministratorView[]> {
    return (await this.decideOnAdministrator.pending()).map(toPendingView);
  }

  /** Lets the person speak for the college, where their confirmed address is a staff address of it. */
  @Post(':id/approve')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: `${OWN}; admin-analytics.administrator-is-minor` })
  @ApiNotFoundResponse({ description: NOT_WAITING })
  @ApiConflictResponse({ description: 'admin-analytics.address-not-confirmed, admin-analytics.address-not-of-college' })
  approve(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.decideOnAdministrator.approve(by, id);
  }

  /** Turns the request down. The person may ask again. */
  @Post(':id/refuse')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'reason is missing or too long' })
  @ApiForbiddenResponse({ description: OWN })
  @ApiNotFoundResponse({ description: NOT_WAITING })
  refuse(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: RefusalBody,
  ): Promise<void> {
    return this.decideOnAdministrator.refuse(by, id, reason);
  }
}
