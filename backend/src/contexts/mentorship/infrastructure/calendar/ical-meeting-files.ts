import { Injectable } from '@nestjs/common';
import { type CalendarEntry, iCalendar } from '../../../../shared/infrastructure/calendar/icalendar';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { type FileMethod, type MeetingEntry, MeetingFiles } from '../../application/ports/meeting-files';
import { MeetingPages } from '../../application/ports/meeting-pages';

const STATUS = {
  pending: 'tentative',
  confirmed: 'confirmed',
  declined: 'cancelled',
  cancelled: 'cancelled',
} as const;

@Injectable()
export class IcalMeetingFiles extends MeetingFiles {
  constructor(
    private readonly settings: Settings,
    private readonly pages: MeetingPages,
  ) {
    super();
  }

  written(entries: readonly MeetingEntry[], method: FileMethod): string {
    const { appName: product, hostname } = this.settings;
    return iCalendar(
      entries.map((entry) => this.#entry(entry)),
      { product, about: 'Meetings', method, noReply: `no-reply@${hostname}` },
    );
  }

  #entry({ meeting, hostName: organizer, attendeeName: attendee, summary, description }: MeetingEntry): CalendarEntry {
    const { id, sequence, status, startTime: startsAt, endTime: endsAt, updatedAt: changedAt } = meeting;
    return {
      ...{
        uid: `meeting-${id}@${this.settings.hostname}`,
        sequence,
        status: STATUS[status],
        changedAt,
        startsAt,
        endsAt,
      },
      ...{ summary, description, location: null, url: this.pages.meeting(id), people: { organizer, attendee } },
    };
  }
}
