import type { Meeting } from '@/entities/meeting';

/** Returns the title; meetings created before titles were required have none. */
export const meetingTitle = ({ title, otherUser }: Meeting): string => title || `1-on-1 with ${otherUser.displayName}`;

export const isHost = ({ hostId }: Meeting, viewer: number): boolean => hostId === viewer;

/** Neither canceled nor declined. */
export const isPendingOrConfirmed = ({ status }: Meeting): boolean => status === 'pending' || status === 'confirmed';

export const isUpcoming = (meeting: Meeting, now: Date): boolean => new Date(meeting.startTime) > now;

/** From start to end; participants can still join for some time after that. */
export const isHappening = (meeting: Meeting, now: Date): boolean =>
  isPendingOrConfirmed(meeting) && !isUpcoming(meeting, now) && !isOver(meeting, now);

export const isOver = (meeting: Meeting, now: Date): boolean => new Date(meeting.endTime) <= now;

/** The meeting can still be changed. */
export const isChangeable = (meeting: Meeting, now: Date): boolean =>
  isPendingOrConfirmed(meeting) && isUpcoming(meeting, now);

interface MeetingStatusChip {
  tone: 'ivy' | 'harbor' | 'gold' | 'grey';
  label: string;
}

/** Returns the status label of a meeting; null if it simply takes place or took place. */
export function findStatusChip(meeting: Meeting, viewer: number, now: Date): MeetingStatusChip | null {
  const { status, proposal, otherUser } = meeting;
  if (status === 'cancelled') return { tone: 'grey', label: 'Canceled' };
  if (status === 'declined') return { tone: 'grey', label: 'Declined' };
  if (isHappening(meeting, now)) return { tone: 'ivy', label: 'Now' };
  if (!isUpcoming(meeting, now)) return status === 'pending' ? { tone: 'grey', label: 'Never answered' } : null;
  if (proposal) {
    return isHost(meeting, viewer)
      ? { tone: 'gold', label: 'New time proposed' }
      : { tone: 'harbor', label: 'You proposed another time' };
  }
  if (status === 'confirmed') return null;
  return isHost(meeting, viewer)
    ? { tone: 'harbor', label: `Waiting for ${otherUser.displayName}` }
    : { tone: 'gold', label: 'Waiting for your answer' };
}

/** Returns the question that the viewer has to answer about a meeting; null if there is none. */
export function findMeetingQuestion(meeting: Meeting, viewer: number): 'invitation' | 'move' | 'proposal' | null {
  if (isHost(meeting, viewer)) return meeting.proposal ? 'proposal' : null;
  if (meeting.status !== 'pending') return null;
  return meeting.sequence > 0 ? 'move' : 'invitation';
}
