import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { MeetingPages } from '../../application/calendar/ports/meeting-files';

/** Always uses the operator's origin, never the Host header of a request, which the sender can choose. */
@Injectable()
export class OriginMeetingPages extends MeetingPages {
  constructor(private readonly settings: Settings) {
    super();
  }

  getMeetingUrl(id: number): string {
    return `${this.settings.origin}/events?meeting=${id}`;
  }

  getListUrl(): string {
    return `${this.settings.origin}/events`;
  }
}
