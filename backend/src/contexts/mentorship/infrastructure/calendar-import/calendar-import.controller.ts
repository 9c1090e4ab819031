import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ImportCalendar } from '../../application/calendar-import/import-calendar';
import { CalendarImports } from '../../application/calendar-import/ports/calendar-imports';
import { type CalendarImport, maskCalendarAddress } from '../../domain/calendar-import/calendar-import';
import { CalendarImportBody, CalendarImportView } from './calendar-import.dto';

/** The calendar of an alum, which blocks times that others could choose. */
@ApiTags('meetings')
@SignedIn({ roles: ['alumni'] })
@Controller('calendar-import')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'identity.confirm-your-email, or platform.not-allowed for students and administrators',
})
export class CalendarImportController {
  constructor(
    private readonly calendars: CalendarImports,
    private readonly importCalendar: ImportCalendar,
  ) {}

  /** Your calendar, if you added one. */
  @Get()
  @ApiOkResponse({ type: CalendarImportView })
  async find(@CurrentUser() { id }: SignedInUser): Promise<CalendarImportView> {
    return toView(await this.calendars.findByUserId(id));
  }

  /**
   * Adds your calendar, in place of an earlier one. It is read immediately and every 15 minutes; only the times at which
   * it’s busy are stored.
   */
  @Put()
  @ApiOkResponse({ type: CalendarImportView })
  @ApiBadRequestResponse({ description: 'mentorship.calendar-import-refused: `errors` says why, with the field `url`' })
  @ApiTooManyRequestsResponse({ description: 'More than 10 in an hour' })
  async save(@CurrentUser() { id }: SignedInUser, @Body() { url }: CalendarImportBody): Promise<CalendarImportView> {
    return toView(await this.importCalendar.execute(id, url));
  }

  /** Removes your calendar and its busy times. Doing it again changes nothing. */
  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@CurrentUser() { id }: SignedInUser): Promise<void> {
    await this.calendars.delete(id);
  }
}

function toView(calendar: CalendarImport | null): CalendarImportView {
  if (!calendar) return { isOn: false, url: null, readAt: null, failure: null };
  const { address, readAt, failure } = calendar.snapshot();
  return { isOn: true, url: maskCalendarAddress(address), readAt, failure };
}
