import { Aggregate } from '../../../shared/domain/aggregate';
import type { MeetingReminderDue, PlaceOffered } from './events';

/** Something that happened by the passing of time, or without a change that is kept with its event. */
export class Announcement extends Aggregate {
  static of(event: MeetingReminderDue | PlaceOffered): Announcement {
    const announcement = new Announcement();
    announcement.record(event);
    return announcement;
  }
}
