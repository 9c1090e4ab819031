import { screen } from '@testing-library/react';
import type { Attendee, Meeting, MeetingNotes } from '@/entities/meeting';
import type { User } from '@/shared/auth';
import { deviceZone } from '@/shared/lib/zoned-time';
import { aStudent } from './people';
import { problem, reply, server, type Call } from './server';
import { visit } from './visit';

const HOUR_MS = 3_600_000;

/** Returns the moment in this number of hours, on the full hour. */
export const inHours = (hours: number): Date => new Date((Math.floor(Date.now() / HOUR_MS) + hours) * HOUR_MS);

interface But extends Partial<Omit<Meeting, 'otherUser'>> {
  otherUser?: Partial<Meeting['otherUser']>;
  /** When it begins, in hours from now; it lasts one hour. */
  at?: number;
}

/** A meeting that Robin (7) has scheduled with Kim (8). */
export function aMeeting({ otherUser, at = 30, ...but }: But = {}): Meeting {
  const [start, end] = [inHours(at), inHours(at + 1)];
  return {
    id: 31,
    hostId: 7,
    attendeeId: 8,
    title: 'Choosing a major',
    description: null,
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    status: 'confirmed',
    sequence: 0,
    meetingUrl: null,
    joinFrom: new Date(start.getTime() - HOUR_MS / 4).toISOString(),
    joinUntil: new Date(end.getTime() + HOUR_MS / 2).toISOString(),
    proposal: null,
    reason: null,
    outcome: null,
    jointWith: null,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    ...but,
    otherUser: {
      id: 8,
      displayName: 'Kim Example',
      avatarUrl: null,
      isSample: false,
      role: 'alumni',
      college: 'Boston University',
      major: 'Biology',
      ...otherUser,
    },
  };
}

/** The same the other way round: Kim has asked Robin. */
export const anInvitation = (overrides: But = {}): Meeting =>
  aMeeting({ hostId: 8, attendeeId: 7, status: 'pending', ...overrides });

export const anAttendee = (overrides: Partial<Attendee> = {}): Attendee => ({
  id: 8,
  displayName: 'Kim Example',
  avatarUrl: null,
  isSample: false,
  role: 'alumni',
  isConnected: true,
  timeZone: deviceZone(),
  hasHours: false,
  ...overrides,
});

export const someNotes = (overrides: Partial<MeetingNotes> = {}): MeetingNotes => ({
  agenda: 'What a week is like',
  notes: '',
  actionItems: [],
  privateNote: '',
  version: 1,
  editedBy: null,
  editedAt: null,
  ...overrides,
});

/** Makes the server list the meetings on the requested side of now. */
export function meets(...meetings: Meeting[]): void {
  server.respond('GET /api/meetings', ({ query }: Call) => {
    const when = query.get('when');
    const isUpcoming = ({ startTime }: Meeting) => new Date(startTime) > new Date();
    const isUnanswered = ({ endTime, status, outcome }: Meeting) =>
      new Date(endTime) <= new Date() && status === 'confirmed' && outcome === null;
    const found = meetings.filter((meeting) =>
      when === 'unanswered' ? isUnanswered(meeting) : isUpcoming(meeting) === (when === 'upcoming'),
    );
    return reply(200, found, { 'X-Total-Count': String(found.length) });
  });
  for (const meeting of meetings) server.respond(`GET /api/meetings/${meeting.id}`, meeting);
}

/** Opens the events page as Robin. */
export async function openEvents({ address = '/events', as = aStudent() }: { address?: string; as?: User } = {}) {
  server.respondByDefault('GET /api/meetings', []);
  server.respondByDefault('GET /api/meetings/attendees', []);
  server.respondByDefault('GET /api/meetings/conflicts', {
    own: null,
    theirs: false,
    theirNight: false,
    outsideHours: false,
  });
  const noHours = { lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [], timeZone: deviceZone() };
  server.respondByDefault('GET /api/availability', noHours);
  server.respondByDefault('GET /api/time-zone', { timeZone: deviceZone() });
  server.respondByDefault('GET /api/meetings/31/notes', problem(404));
  const page = visit(address, { as });
  // A dialog that is open from the start hides the page behind it.
  await screen.findByRole('heading', { level: 1, name: 'Events', hidden: true });
  return page;
}
