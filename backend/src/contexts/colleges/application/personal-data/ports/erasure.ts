import type { WrittenChoice } from '../../../../../shared/application/personal-data';

/** Takes someone out of everything this context keeps. */
export abstract class Erasure {
  /**
   * Lists, inquiries, votes and answers go. What was written for a college, and what a college had published, stays the
   * college's without the person; reviews stay no one's, or go. Belongs in a unit of work.
   */
  abstract erase(userId: number, written: WrittenChoice): Promise<void>;
}
