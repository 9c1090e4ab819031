import type { Role } from '../../../../shared/domain/role';
import { joinFrom, joinUntil } from '../../domain/meetings/meeting-rules';
import type { MeetingState, Proposal } from '../../domain/meetings/meeting-state';
import type { ShownPerson } from '../../domain/profiles/profile-visibility';
import type { FactsOfOther, MeetingRow, Outcome } from './ports/meeting-reader';

export const GONE = 'Deleted user';

/** The other of the two. */
export interface OtherUser {
  /** Below zero: someone whose account is gone. */
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  /** Null of someone whose account is gone. */
  readonly role: Role | null;
  /** Of alumni, where they show it. */
  readonly college: string | null;
  /** Of students what they mean to study, where they show it. */
  readonly major: string | null;
}

type Shown = 'id' | 'hostId' | 'attendeeId' | 'title' | 'description' | 'startTime' | 'endTime' | 'status' | 'sequence';

/** A meeting as one of its two sees it. */
export interface ShownMeeting extends Pick<MeetingState, Shown | 'meetingUrl' | 'reason' | 'createdAt' | 'updatedAt'> {
  readonly joinFrom: Date;
  readonly joinUntil: Date;
  readonly proposal: (Proposal & { readonly createdAt: Date }) | null;
  readonly outcome: Outcome | null;
  readonly otherUser: OtherUser;
}

/** @param other undefined for someone who has no account any more */
export function shownMeeting(row: MeetingRow, viewerId: number, other: ShownPerson | undefined): ShownMeeting {
  const { id, hostId, attendeeId, title, description, startTime, endTime, status, sequence, meetingUrl } = row;
  const { reason, outcome, createdAt, updatedAt } = row;
  return {
    ...{ id, hostId, attendeeId, title, description, startTime, endTime, status, sequence, meetingUrl },
    ...{ joinFrom: joinFrom(row), joinUntil: joinUntil(row), proposal: proposalOf(row), reason, outcome },
    ...{ createdAt, updatedAt, otherUser: shownOther(viewerId === hostId ? attendeeId : hostId, other, row.other) },
  };
}

function proposalOf({ proposedStart, proposedEnd, proposalNote, proposedAt }: MeetingState): ShownMeeting['proposal'] {
  if (!proposedStart || !proposedEnd || !proposedAt) return null;
  return { startTime: proposedStart, endTime: proposedEnd, note: proposalNote, createdAt: proposedAt };
}

/** Picture, college and major go with the profile: hidden is hidden. */
function shownOther(id: number, person: ShownPerson | undefined, facts: FactsOfOther): OtherUser {
  if (!person) return { id, displayName: GONE, avatarUrl: null, role: null, college: null, major: null };
  const { displayName, role } = person;
  const isShown = role === 'alumni' ? !facts.isHidden : facts.isConnected || (facts.isPublic && !person.isMinor);
  const avatarUrl = role === 'alumni' && facts.isHidden ? null : person.avatarUrl;
  if (!isShown) return { id, displayName, avatarUrl, role, college: null, major: null };
  const [college, major] = role === 'alumni' ? [facts.college, facts.major] : [null, facts.intendedMajor];
  return { id, displayName, avatarUrl, role, college, major };
}
