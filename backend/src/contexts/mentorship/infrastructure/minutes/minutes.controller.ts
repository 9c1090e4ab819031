import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { GetOwnMinutes, type OwnMinutes, SetMinutes } from '../../application/minutes/own-minutes';
import { MinutesBody, MinutesView } from './minutes.dto';

/** The minutes that the signed-in alum gives in each month. */
@ApiTags('minutes')
@SignedIn({ roles: ['alumni'] })
@Controller('minutes')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'identity.confirm-your-email, or platform.not-allowed for students and administrators',
})
export class MinutesController {
  constructor(
    private readonly getMinutes: GetOwnMinutes,
    private readonly setMinutes: SetMinutes,
  ) {}

  /** Your minutes in the current month of your time zone, and whom they helped. */
  @TokenScopes('me:read')
  @Get()
  @ApiOkResponse({ type: MinutesView })
  find(@CurrentUser() { id }: SignedInUser): Promise<OwnMinutes> {
    return this.getMinutes.execute(id);
  }

  /**
   * Sets how many minutes you give in each month. A question costs 5 minutes, a call its length. With less than 5 left,
   * students can’t send you requests until the next month.
   */
  @Put()
  @ApiOkResponse({ type: MinutesView })
  @ApiBadRequestResponse({ description: 'Minutes are not between 5 and 600: `errors` names the field' })
  async save(@CurrentUser() { id }: SignedInUser, @Body() { minutesPerMonth }: MinutesBody): Promise<OwnMinutes> {
    await this.setMinutes.execute(id, minutesPerMonth);
    return this.getMinutes.execute(id);
  }
}
