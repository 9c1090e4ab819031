import { Injectable } from '@nestjs/common';
import { OriginPages } from '../../../../shared/infrastructure/settings/origin-pages';
import { MeetingPages } from '../../application/calendar/ports/meeting-files';

@Injectable()
export class OriginMeetingPages extends OriginPages implements MeetingPages {
  getMeetingUrl(id: number): string {
    return this.pageUrl(`/events?meeting=${id}`);
  }

  getGroupHourUrl(id: number): string {
    return this.pageUrl(`/group-hours?open=${id}`);
  }

  getGroupHoursUrl(): string {
    return this.pageUrl('/group-hours');
  }

  getListUrl(): string {
    return this.pageUrl('/events');
  }
}
