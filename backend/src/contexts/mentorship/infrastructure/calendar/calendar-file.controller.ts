import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { ReadCalendarFeed } from '../../application/calendar/read-calendar-feed';

/** What calendars elsewhere read. They bring no session: whoever knows the address sees the meetings. */
@ApiTags('meetings')
@Public()
@Controller('calendar')
export class CalendarFileController {
  constructor(private readonly readCalendarFeed: ReadCalendarFeed) {}

  /** The meetings of the last 90 days and all to come, for calendars. */
  @Get(':token.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('X-Robots-Tag', 'noindex')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({
    description: 'mentorship.calendar-not-found: guessed, renewed, ended, or its owner is not here',
  })
  @ApiTooManyRequestsResponse({ description: 'More than 120 times in an hour' })
  async read(@Param('token') token: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const calendar = await this.readCalendarFeed.execute(token);
    response.setHeader('Cache-Control', 'private, max-age=300');
    return calendar;
  }
}
