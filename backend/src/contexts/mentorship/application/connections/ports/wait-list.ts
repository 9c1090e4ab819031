/** Who waits for a place with a mentor all of whose places are taken. */
export abstract class WaitList {
  /** A second time changes nothing: who waits keeps their place in the row. */
  abstract join(mentorId: number, userId: number, at: Date): Promise<void>;

  abstract leave(mentorId: number, userId: number): Promise<void>;

  /** Takes somebody out of every list, and empties the list of those who wait for them. */
  abstract removePerson(userId: number): Promise<void>;

  abstract includes(mentorId: number, userId: number): Promise<boolean>;

  /** Those who wait for this mentor, longest first. */
  abstract listByMentor(mentorId: number): Promise<readonly number[]>;

  /** The mentors for whom somebody waits. */
  abstract listMentors(): Promise<readonly number[]>;
}
