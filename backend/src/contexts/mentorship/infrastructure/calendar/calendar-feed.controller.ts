import { Controller, Delete, Get, HttpCode, HttpStatus, Post, Header, Param, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiNotFoundResponse,
  ApiProduces,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn, Public } from '../../../../shared/infrastructure/http/policies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ManageCalendarFeed, ReadCalendarFeed } from '../../application/calendar/calendar';
import { CalendarFeedAddressView, CalendarFeedView } from '../availability/availability.dto';
import type { Response } from 'express';

/** The address under which other calendars read the user's meetings. */
@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('calendar-feed')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
export class CalendarFeedController {
  constructor(
    private readonly manageCalendarFeed: ManageCalendarFeed,
    private readonly settings: Settings,
  ) {}

  /** Whether your calendar has an address, and when it was created. */
  @Get()
  @ApiOkResponse({ type: CalendarFeedView })
  async find(@CurrentUser() { id: by }: SignedInUser): Promise<CalendarFeedView> {
    const createdAt = await this.manageCalendarFeed.findFeedCreatedAt(by);
    return { isOn: createdAt !== null, createdAt };
  }

  /** Creates a new calendar address. The old address stops working. */
  @Post()
  @ApiCreatedResponse({ type: CalendarFeedAddressView })
  async renew(@CurrentUser() { id: by }: SignedInUser): Promise<CalendarFeedAddressView> {
    return { url: `${this.settings.origin}/api/calendar/${await this.manageCalendarFeed.renew(by)}.ics` };
  }

  /** Deletes the calendar address. Doing it again changes nothing. */
  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async end(@CurrentUser() { id: by }: SignedInUser): Promise<void> {
    await this.manageCalendarFeed.deleteFeed(by);
  }
}

/**
 * The feed that other calendars read. Their requests have no session: anyone who knows the address sees the meetings.
 */
@ApiTags('meetings')
@Public()
@Controller('calendar')
export class CalendarFileController {
  constructor(private readonly readCalendarFeed: ReadCalendarFeed) {}

  /** The meetings of the last 90 days and all upcoming meetings, as a calendar file. */
  @Get(':token.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('X-Robots-Tag', 'noindex')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({
    description: 'mentorship.calendar-not-found: unknown, replaced or turned off, or the owner’s account isn’t active',
  })
  @ApiTooManyRequestsResponse({ description: 'More than 120 requests in an hour' })
  async read(@Param('token') token: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const calendar = await this.readCalendarFeed.execute(token);
    response.setHeader('Cache-Control', 'private, max-age=300');
    return calendar;
  }
}
