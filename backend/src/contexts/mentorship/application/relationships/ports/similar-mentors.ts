/** Mentors who could be asked instead. */
export abstract class SimilarMentors {
  /**
   * Mentors of the same field or college with a place, whose profile everybody may see and whom this person has not asked
   * and not blocked; the most similar first.
   * @param most how many at most
   */
  abstract findSimilar(mentorId: number, forUserId: number, most: number): Promise<readonly number[]>;
}
