import { Aggregate, type DomainEvent } from '../../../../shared/domain/aggregate';

/** Something that happened by the passing of time, or without a change that is kept with its event. */
export class Announcement extends Aggregate {
  static of(event: DomainEvent): Announcement {
    const announcement = new Announcement();
    announcement.record(event);
    return announcement;
  }
}
