import { Injectable } from '@nestjs/common';
import {
  type CalendarEntry,
  type CalendarMetadata,
  type CalendarMethod,
  createCalendarFile,
} from '../../../../shared/infrastructure/calendar/icalendar';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import {
  type ICalendarMethod,
  type MeetingEntry,
  MeetingFiles,
  MeetingPages,
} from '../../application/calendar/ports/meeting-files';

const ICAL_STATUSES = {
  pending: 'tentative',
  confirmed: 'confirmed',
  declined: 'cancelled',
  cancelled: 'cancelled',
} as const;

const ALARM_MINUTES = 15;
const REFRESH_MINUTES = 60;

@Injectable()
export class IcalMeetingFiles extends MeetingFiles {
  constructor(
    private readonly settings: Settings,
    private readonly pages: MeetingPages,
  ) {
    super();
  }

  writeDownload(entries: readonly MeetingEntry[]): string {
    return createCalendarFile(
      entries.map((entry) => this.#toEntry(entry)),
      this.#toMetadata('PUBLISH'),
    );
  }

  writeAttachment(entries: readonly MeetingEntry[], method: ICalendarMethod, to: string): string {
    return createCalendarFile(
      entries.map((entry) => ({
        ...this.#toEntry(entry),
        people: { organizer: entry.otherName, attendee: { name: entry.ownerName, email: to } },
      })),
      this.#toMetadata(method),
    );
  }

  writeFeed(entries: readonly MeetingEntry[]): string {
    const takesPlace = ({ meeting }: MeetingEntry): boolean => ICAL_STATUSES[meeting.status] !== 'cancelled';
    return createCalendarFile(
      entries.map((entry) => ({
        ...this.#toEntry(entry),
        ...(takesPlace(entry) && { alarmMinutes: ALARM_MINUTES }),
      })),
      {
        ...this.#toMetadata('PUBLISH'),
        feed: { name: `${this.settings.appName} meetings`, refreshMinutes: REFRESH_MINUTES },
      },
    );
  }

  #toMetadata(method: CalendarMethod): CalendarMetadata {
    const { appName: product, hostname } = this.settings;
    return { product, about: 'Meetings', method, noReply: `no-reply@${hostname}` };
  }

  #toEntry({ subject, meeting, otherName, summary, description }: MeetingEntry): CalendarEntry {
    const { id, sequence, status, startTime: startsAt, endTime: endsAt, updatedAt: changedAt } = meeting;
    return {
      uid: `${subject}-${id}@${this.settings.hostname}`,
      sequence,
      status: ICAL_STATUSES[status],
      changedAt,
      startsAt,
      endsAt,
      summary,
      description,
      location: null,
      url: subject === 'meeting' ? this.pages.getMeetingUrl(id) : this.pages.getGroupHourUrl(id),
      people: { organizer: otherName },
    };
  }
}
