import { Injectable } from '@nestjs/common';
import { createCalendarFile } from '../../../../shared/infrastructure/calendar/icalendar';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import type { CampusEvent } from '../../domain/campus-events/campus-event';

/** Writes campus events as createCalendarFile files. */
@Injectable()
export class CalendarFile {
  constructor(private readonly settings: Settings) {}

  toICalendar(event: CampusEvent): string {
    const { appName: product, hostname } = this.settings;
    const { id, status, title: summary, ...entry } = event.snapshot();
    return createCalendarFile(
      [
        {
          ...entry,
          summary,
          uid: `campus-event-${id}@${hostname}`,
          status: status === 'cancelled' ? 'cancelled' : 'confirmed',
        },
      ],
      { product, about: 'Campus events', method: 'PUBLISH', noReply: `no-reply@${hostname}` },
    );
  }
}
