/** The other of the two who meet. Who has left has a negative number. */
export interface OtherUser {
  id: number;
  displayName: string;
  avatarUrl: string | null;
  role: 'student' | 'alumni' | 'college_admin' | null;
  college: string | null;
  major: string | null;
}

/** A time that the attendee would rather have. */
export interface Proposal {
  startTime: string;
  endTime: string;
  note: string | null;
  createdAt: string;
}

export type Outcome = 'happened' | 'no-show' | 'moved';

export interface Meeting {
  id: number;
  hostId: number;
  attendeeId: number;
  title: string;
  description: string | null;
  startTime: string;
  endTime: string;
  status: 'pending' | 'confirmed' | 'declined' | 'cancelled';
  sequence: number;
  meetingUrl: string | null;
  joinFrom: string;
  joinUntil: string;
  proposal: Proposal | null;
  reason: string | null;
  outcome: Outcome | null;
  createdAt: string;
  updatedAt: string;
  otherUser: OtherUser;
}

export interface MeetingDraft {
  title: string;
  description?: string | undefined;
  attendeeId: number;
  startTime: string;
  endTime: string;
  meetingUrl?: string | undefined;
}

export interface MeetingChange {
  startTime?: string | undefined;
  endTime?: string | undefined;
  note?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  meetingUrl?: string | undefined;
}

export interface MeetingConflicts {
  own: { id: number; title: string; startTime: string; endTime: string } | null;
  theirs: boolean;
  theirNight: boolean;
  outsideHours: boolean;
}

export interface Attendee {
  id: number;
  displayName: string;
  avatarUrl: string | null;
  role: 'student' | 'alumni' | 'college_admin';
  isConnected: boolean;
  timeZone: string | null;
  hasHours: boolean;
}

export interface ActionItem {
  id: number;
  text: string;
  ownerId: number | null;
  dueOn: string | null;
  isDone: boolean;
}

export interface MeetingNotes {
  agenda: string | null;
  notes: string | null;
  actionItems: ActionItem[];
  privateNote: string | null;
  version: number;
  editedBy: { id: number; displayName: string } | null;
  editedAt: string | null;
}

export interface NotesChange {
  version: number;
  agenda?: string | undefined;
  notes?: string | undefined;
  actionItems?: (Omit<ActionItem, 'id'> & { id?: number | undefined })[] | undefined;
  privateNote?: string | undefined;
}

export interface Slot {
  startTime: string;
  endTime: string;
}

export interface HoursRule {
  day: number;
  from: string;
  to: string;
}

export type SlotLength = 15 | 30 | 45 | 60;

export interface Hours {
  lengthMinutes: SlotLength;
  noticeHours: number;
  rules: HoursRule[];
  daysOff: string[];
  timeZone: string | null;
}

export interface CalendarFeed {
  isOn: boolean;
  createdAt: string | null;
}
