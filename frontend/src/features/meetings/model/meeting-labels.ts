import type { Meeting } from '@/shared/api';

/** Meetings made before titles were asked for have none. */
export const titleOf = ({ title, otherUser }: Meeting): string => title || `1-on-1 with ${otherUser.displayName}`;

export const isHost = ({ hostId }: Meeting, viewer: number): boolean => hostId === viewer;

/** Neither called off nor turned down. */
export const isOn = ({ status }: Meeting): boolean => status === 'pending' || status === 'confirmed';

export const isUpcoming = (meeting: Meeting, now: Date): boolean => new Date(meeting.startTime) > now;

/** From its start until its end; people may still join for a while after that. */
export const isHappening = (meeting: Meeting, now: Date): boolean =>
  isOn(meeting) && !isUpcoming(meeting, now) && !isOver(meeting, now);

export const isOver = (meeting: Meeting, now: Date): boolean => new Date(meeting.endTime) <= now;

/** Something can still be changed about it. */
export const isOpen = (meeting: Meeting, now: Date): boolean => isOn(meeting) && isUpcoming(meeting, now);

export interface Standing {
  tone: 'ivy' | 'harbor' | 'gold' | 'grey';
  label: string;
}

/** What has yet to become of a meeting, or has; nothing where it simply takes place. */
export function standingOf(meeting: Meeting, viewer: number, now: Date): Standing | null {
  const { status, proposal, otherUser } = meeting;
  if (status === 'cancelled') return { tone: 'grey', label: 'Cancelled' };
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

/** What someone is asked about a meeting, if anything. */
export function questionFor(meeting: Meeting, viewer: number): 'invitation' | 'move' | 'proposal' | null {
  if (isHost(meeting, viewer)) return meeting.proposal ? 'proposal' : null;
  if (meeting.status !== 'pending') return null;
  return meeting.sequence > 0 ? 'move' : 'invitation';
}
