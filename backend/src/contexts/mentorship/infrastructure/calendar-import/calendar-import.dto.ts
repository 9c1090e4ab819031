import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { PRINTABLE_LINE_PATTERN, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import { CALENDAR_IMPORT_LIMITS, type CalendarImportFailure } from '../../domain/calendar-import/calendar-import';

const FAILURES = ['not-public', 'unreachable', 'refused', 'too-large', 'not-a-calendar'] as const;
const TOO_LONG_MESSAGE = `The address can have at most ${CALENDAR_IMPORT_LIMITS.addressLength} characters`;

export class CalendarImportBody {
  /** Private address of your calendar in the format iCalendar: `https://` or `webcal://`. */
  @Trimmed()
  @IsString({ message: 'Enter the address of your calendar' })
  @MaxLength(CALENDAR_IMPORT_LIMITS.addressLength, { message: TOO_LONG_MESSAGE })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'The address contains characters that aren’t allowed' })
  url: string;
}

/** Your calendar, whose busy times are left out of the times that others can choose. */
export class CalendarImportView {
  isOn: boolean;
  /** The server of the address; the rest is never shown. Null if there is no calendar. */
  url: string | null;
  /** Time of the last successful reading. */
  readAt: Date | null;
  /** Why the last reading failed; the busy times of the last successful one are still used. */
  @ApiProperty({ enum: FAILURES, nullable: true })
  failure: CalendarImportFailure | null;
}
