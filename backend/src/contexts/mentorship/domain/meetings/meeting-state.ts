export const MEETING_STATUSES = ['pending', 'confirmed', 'declined', 'cancelled'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

export const MEETING_ANSWERS = ['accepted', 'declined'] as const;
export type MeetingAnswer = (typeof MEETING_ANSWERS)[number];

/** What anyone who asks for a meeting says of it. */
export interface MeetingPlan {
  readonly hostId: number;
  readonly attendeeId: number;
  readonly title: string;
  readonly description: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  /** Where the two meet; null for a room of the product. */
  readonly meetingUrl: string | null;
}

/** A time the attendee would like better. */
export interface Proposal {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly note: string | null;
}

export interface MeetingState extends MeetingPlan {
  readonly id: number;
  status: MeetingStatus;
  /** Counts what calendars have to hear of: another time, or that it is off. */
  sequence: number;
  /** The name of the room; no one guesses it. */
  readonly room: string;
  /** The two were not connected when it was made. */
  readonly isInvitation: boolean;
  /** When the attendee first had a part in it; null until they accept an invitation. */
  confirmedAt: Date | null;
  /** Null unless the attendee would like another time; so are the three that follow. */
  proposedStart: Date | null;
  proposedEnd: Date | null;
  proposalNote: string | null;
  proposedAt: Date | null;
  /** What the host said to the last proposal; null while nothing is said, and once the time has changed otherwise. */
  proposalAnswer: MeetingAnswer | null;
  /** Why it was declined or cancelled, where that was said. */
  reason: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const NO_PROPOSAL = { proposedStart: null, proposedEnd: null, proposalNote: null, proposedAt: null } as const;

/** How a meeting begins: people who are connected need not say yes first. */
export function planned(
  id: number,
  room: string,
  plan: MeetingPlan,
  { isInvitation }: { isInvitation: boolean },
  now: Date,
): MeetingState {
  return {
    ...{ ...plan, id, room, isInvitation, status: isInvitation ? 'pending' : 'confirmed', sequence: 0 },
    ...{ confirmedAt: isInvitation ? null : now, ...NO_PROPOSAL, proposalAnswer: null, reason: null },
    ...{ createdAt: now, updatedAt: now },
  };
}

/** Whose time the meeting takes: the host's while it may come about, the attendee's once they had a part in it. */
export function peopleHeldBy({ status, hostId, attendeeId, confirmedAt }: MeetingState): readonly number[] {
  if (status !== 'pending' && status !== 'confirmed') return [];
  return confirmedAt ? [hostId, attendeeId] : [hostId];
}
