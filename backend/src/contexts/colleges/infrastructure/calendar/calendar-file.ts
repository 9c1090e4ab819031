import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import type { CampusEvent } from '../../domain/campus-event';
import { iCalendar } from './icalendar';

/** Campus events as files that calendars read. */
@Injectable()
export class CalendarFile {
  readonly #product: string;
  readonly #host: string;

  constructor({ appName, origin }: Settings) {
    this.#product = appName;
    this.#host = new URL(origin).hostname;
  }

  of(event: CampusEvent): string {
    const { id, status, title, ...entry } = event.snapshot();
    return iCalendar(
      { ...entry, uid: `campus-event-${id}@${this.#host}`, summary: title, isCancelled: status === 'cancelled' },
      this.#product,
    );
  }
}
