import type { Announcement } from '../../../domain/connections/announcement';

/** Hands events on that no repository keeps. */
export abstract class Announcements {
  /** Part of the unit of work in progress. */
  abstract publish(announcement: Announcement): Promise<void>;
}
