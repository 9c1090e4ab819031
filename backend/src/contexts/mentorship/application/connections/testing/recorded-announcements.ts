import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import type { Announcement } from '../../../domain/connections/announcement';
import { Announcements } from '../ports/announcements';

export class RecordedAnnouncements extends Announcements {
  readonly events: DomainEvent[] = [];

  async publish(announcement: Announcement): Promise<void> {
    this.events.push(...announcement.releaseEvents());
  }
}
