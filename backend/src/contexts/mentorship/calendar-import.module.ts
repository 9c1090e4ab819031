import { Module, type Provider } from '@nestjs/common';
import { OutboundRequests } from '../../shared/infrastructure/outbound/outbound-requests';
import { ImportCalendar, ReadBusyTimes, RefreshCalendars } from './application/calendar-import/import-calendar';
import { CalendarFiles, CalendarImports } from './application/calendar-import/ports/calendar-imports';
import { AvailabilityModule } from './availability.module';
import { CalendarImportController } from './infrastructure/calendar-import/calendar-import.controller';
import { CalendarThread } from './infrastructure/calendar-import/calendar-thread';
import { HttpCalendarFiles } from './infrastructure/calendar-import/http-calendar-files';
import { RefreshCalendarsJob } from './infrastructure/calendar-import/refresh-calendars-job';
import { SqlCalendarImports } from './infrastructure/calendar-import/sql-calendar-imports';

const useCases = [ReadBusyTimes, ImportCalendar, RefreshCalendars];

const adapters: Provider[] = [
  OutboundRequests,
  { provide: CalendarThread, useFactory: () => new CalendarThread() },
  { provide: CalendarImports, useClass: SqlCalendarImports },
  { provide: CalendarFiles, useClass: HttpCalendarFiles },
];

/** Calendars of alumni, whose busy times are left out of the times that others can choose. */
@Module({
  imports: [AvailabilityModule],
  controllers: [CalendarImportController],
  providers: [...useCases, ...adapters, RefreshCalendarsJob],
  exports: [CalendarImports],
})
export class CalendarImportModule {}
