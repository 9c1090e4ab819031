import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { Announcements } from '../ports/announcements';

export class RecordedAnnouncements extends Announcements {
  readonly events: DomainEvent[] = [];

  async publish(event: DomainEvent): Promise<void> {
    this.events.push(event);
  }
}
