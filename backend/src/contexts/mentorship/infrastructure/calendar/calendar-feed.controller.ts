import { Controller, Delete, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ManageCalendarFeed } from '../../application/calendar/manage-calendar-feed';
import { CalendarFeedAddressView, CalendarFeedView } from '../availability/availability.dto';

/** The address under which the own meetings are read in a calendar elsewhere. */
@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('calendar-feed')
@ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
export class CalendarFeedController {
  constructor(
    private readonly keepCalendarFeed: ManageCalendarFeed,
    private readonly settings: Settings,
  ) {}

  /** Whether there is an address, and since when. */
  @Get()
  @ApiOkResponse({ type: CalendarFeedView })
  async find(@CurrentUser() { id: by }: SignedInUser): Promise<CalendarFeedView> {
    const createdAt = await this.keepCalendarFeed.madeAt(by);
    return { isOn: createdAt !== null, createdAt };
  }

  /** Makes an address; the one before works no longer. */
  @Post()
  @ApiCreatedResponse({ type: CalendarFeedAddressView })
  async renew(@CurrentUser() { id: by }: SignedInUser): Promise<CalendarFeedAddressView> {
    return { url: `${this.settings.origin}/api/calendar/${await this.keepCalendarFeed.renew(by)}.ics` };
  }

  /** Ends the address; again changes nothing. */
  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async end(@CurrentUser() { id: by }: SignedInUser): Promise<void> {
    await this.keepCalendarFeed.end(by);
  }
}
