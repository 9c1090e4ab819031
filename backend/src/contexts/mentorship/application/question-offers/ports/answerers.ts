import type { Answerer } from '../../../domain/question-offers/question-offers';

/** Alumni to whom open questions can be offered. */
export abstract class Answerers {
  /**
   * Returns alumni with this key, the ones who have waited longest for an offer first, then by ID. All want to mentor
   * students, accept their requests, can be found by members, and have minutes for a question left in the month of `now`.
   * @param key as made by `subjectKeys`
   * @param without IDs of people who must not be returned
   */
  abstract listLongestWaiting(
    key: string,
    without: readonly number[],
    now: Date,
    limit: number,
  ): Promise<readonly Answerer[]>;

  /** Records that these alumni were offered a question; unknown IDs are ignored. */
  abstract noteOffered(userIds: readonly number[], at: Date): Promise<void>;
}
