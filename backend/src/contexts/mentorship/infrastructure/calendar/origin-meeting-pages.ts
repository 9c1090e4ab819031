import { Injectable } from '@nestjs/common';
import { OriginPages } from '../../../../shared/infrastructure/settings/origin-pages';
import { MeetingPages } from '../../application/calendar/ports/meeting-files';

@Injectable()
export class OriginMeetingPages extends OriginPages implements MeetingPages {
  getMeetingUrl(id: number): string {
    return this.pageUrl(`/events?meeting=${id}`);
  }

  getListUrl(): string {
    return this.pageUrl('/events');
  }
}
