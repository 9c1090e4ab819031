import type { Outcome } from '../../meetings/ports/meeting-reader';

/** What each side says came of a meeting. */
export abstract class MeetingOutcomes {
  /** Takes the place of what they said before. */
  abstract save(meetingId: number, userId: number, outcome: Outcome, at: Date): Promise<void>;
}
