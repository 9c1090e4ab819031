import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { RefreshCalendars } from '../../application/calendar-import/import-calendar';

const QUEUE = 'refresh-imported-calendars';
const EVERY_MINUTE = '* * * * *';

@Injectable()
export class RefreshCalendarsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly refreshCalendars: RefreshCalendars,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.refreshCalendars.execute());
    this.jobs.schedule(QUEUE, EVERY_MINUTE);
  }
}
