/** Mentors to whom a student can turn instead. */
export abstract class SimilarMentors {
  /** At most three, the most similar first: with room, a profile that the student sees, and not asked before. */
  abstract to(mentorId: number, forUserId: number): Promise<readonly number[]>;
}
