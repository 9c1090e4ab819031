import { Body, Controller, Get, HttpCode, HttpStatus, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { SetAvailability, SetTimeZone } from '../../application/availability/set-availability';
import { AvailabilityBody, AvailabilityView, TimeZoneBody, TimeZoneView } from './availability.dto';

/** The time zone and the offered hours of the signed-in user. */
@ApiTags('meetings')
@OwnAccount({ roles: ['student', 'alumni'] })
@Controller()
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
export class AvailabilityController {
  constructor(
    private readonly timeZoneSetting: SetTimeZone,
    private readonly setAvailability: SetAvailability,
  ) {}

  /** Your time zone. */
  @Get('time-zone')
  @ApiOkResponse({ type: TimeZoneView })
  async timeZone(@CurrentUser() { id: by }: SignedInUser): Promise<TimeZoneView> {
    return { timeZone: await this.timeZoneSetting.findTimeZone(by) };
  }

  /** Sets your time zone. */
  @Put('time-zone')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiBadRequestResponse({ description: 'Unknown time zone' })
  async setTimeZone(@CurrentUser() { id: by }: SignedInUser, @Body() { timeZone }: TimeZoneBody): Promise<void> {
    await this.timeZoneSetting.execute(by, timeZone);
  }

  /** Your hours. */
  @Get('availability')
  @ApiOkResponse({ type: AvailabilityView })
  availability(@CurrentUser() { id: by }: SignedInUser): Promise<AvailabilityView> {
    return this.setAvailability.findHours(by);
  }

  /** Replaces your hours. Scheduled meetings don’t change. */
  @Put('availability')
  @ApiOkResponse({ type: AvailabilityView })
  @ApiBadRequestResponse({
    description:
      'One or more fields are invalid: `errors` lists them. `timeZone` is required if no time zone is stored',
  })
  offer(
    @CurrentUser() { id: by }: SignedInUser,
    @Body() { timeZone, ...hours }: AvailabilityBody,
  ): Promise<AvailabilityView> {
    return this.setAvailability.execute(by, hours, timeZone ?? undefined);
  }
}
