import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ConnectionPages } from '../../application/ports/connection-pages';

/** Always the operator's origin, never a request's Host header: that one is the sender's to choose. */
@Injectable()
export class OriginConnectionPages extends ConnectionPages {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    super();
    this.productName = settings.appName;
  }

  ownRequests(): string {
    return `${this.settings.origin}/my-people?tab=asked`;
  }

  requests(): string {
    return `${this.settings.origin}/`;
  }

  newMeetingWith(userId: number): string {
    return `${this.settings.origin}/events?new=1&with=${userId}`;
  }

  alumni(userId: number): string {
    return `${this.settings.origin}/alumni/${userId}`;
  }

  finder(): string {
    return `${this.settings.origin}/find-alumni`;
  }
}
