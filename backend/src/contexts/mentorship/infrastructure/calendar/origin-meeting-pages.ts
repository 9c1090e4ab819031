import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { MeetingPages } from '../../application/calendar/ports/meeting-files';

/** Always the operator's origin, never a request's Host header: that one is the sender's to choose. */
@Injectable()
export class OriginMeetingPages extends MeetingPages {
  constructor(private readonly settings: Settings) {
    super();
  }

  meeting(id: number): string {
    return `${this.settings.origin}/events?meeting=${id}`;
  }

  meetings(): string {
    return `${this.settings.origin}/events`;
  }
}
