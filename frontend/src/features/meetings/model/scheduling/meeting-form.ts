import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '@/shared/config';
import { parseWallClock, type WallClock } from '@/shared/lib/zoned-time';
import type { SlotLength } from '../../api/slots';
import type { MeetingDraft } from '../../api/meetings';

export const LENGTH_OPTIONS = ['15', '30', '45', '60', 'other'] as const;
export type LengthOption = (typeof LENGTH_OPTIONS)[number];

const MAX_LENGTH_HOURS = 8;

const limitedText = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Use ${max} characters or fewer`));

const meetingFields = z.object({
  title: limitedText(120),
  description: limitedText(2000),
  meetingUrl: limitedText(500),
  note: limitedText(1000),
  attendeeId: z.nullable(z.number('Attendee must be a number')),
  /** Whether the user selects a slot or types a time. */
  by: z.enum(['slots', 'clock']),
  slot: z.string(),
  date: z.string(),
  start: z.string(),
  length: z.enum(LENGTH_OPTIONS),
  end: z.string(),
});

/** The values of both forms that ask for a time: for scheduling and for moving a meeting. */
export type MeetingForm = z.infer<typeof meetingFields>;

type MeetingTimeValues = Pick<MeetingForm, 'by' | 'slot' | 'date' | 'start' | 'length' | 'end'>;

export interface ChosenTimes {
  start: Date;
  end: Date;
  /** The typed times and how they relate to clock changes; null for a slot, which is already a moment. */
  typed: { start: WallClock; end: WallClock | null } | null;
}

const toLengthMinutes = (length: LengthOption): number => (length === 'other' ? 0 : Number(length));

/** Returns the slot length for the selected length. */
export const toSlotLength = (length: LengthOption): SlotLength =>
  length === 'other' ? 30 : (Number(length) as SlotLength);

/** Returns start and end as far as they are filled in; null without a start. */
export function parseChosenTimes(
  { by, slot, date, start, length, end }: MeetingTimeValues,
  zone: string,
): ChosenTimes | null {
  if (by === 'slots') {
    if (!slot) return null;
    const from = new Date(slot);
    return { start: from, end: new Date(from.getTime() + toSlotLength(length) * MINUTE_MS), typed: null };
  }
  const from = parseWallClock(date, start, zone);
  if (!from) return null;
  if (length !== 'other') {
    const until = new Date(from.at.getTime() + toLengthMinutes(length) * MINUTE_MS);
    return { start: from.at, end: until, typed: { start: from, end: null } };
  }
  const until = parseWallClock(date, end, zone);
  return until && { start: from.at, end: until.at, typed: { start: from, end: until } };
}

interface MeetingRules {
  now: () => Date;
  /** The time zone of the typed times. */
  zone: string;
  /** True for an existing meeting, for which only the time is asked. */
  moves: boolean;
}

/** Returns the schema of the form. */
export function meetingSchema({ now, zone, moves }: MeetingRules) {
  return meetingFields.check(({ value, issues }) => {
    const refuse = (path: keyof MeetingForm, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value[path], continue: true });

    if (!moves) {
      if (value.title.length < 3) refuse('title', 'Title must be at least 3 characters');
      if (value.attendeeId === null) refuse('attendeeId', 'Please select an attendee');
      if (value.meetingUrl && !isSafeLink(value.meetingUrl)) {
        refuse('meetingUrl', 'Enter a link that starts with https://');
      }
    }
    const startField = value.by === 'slots' ? 'slot' : 'start';
    if (value.by === 'clock' && !value.date) refuse('date', 'Choose a date');
    if (!value[startField]) refuse(startField, 'Start time is required');
    if (value.by === 'clock' && value.length === 'other' && !value.end) refuse('end', 'End time is required');
    const chosen = parseChosenTimes(value, zone);
    if (!chosen) return;
    if (chosen.end <= chosen.start) refuse('end', 'End time must be after start time');
    if (chosen.end.getTime() - chosen.start.getTime() > MAX_LENGTH_HOURS * HOUR_MS) {
      refuse('end', `A meeting can last ${MAX_LENGTH_HOURS} hours at most`);
    }
    if (chosen.start <= now()) refuse(startField, 'Start time must be in the future');
  });
}

const isSafeLink = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

export const createEmptyForm = (attendeeId: number | null = null): MeetingForm => ({
  title: '',
  description: '',
  meetingUrl: '',
  note: '',
  attendeeId,
  by: 'clock',
  slot: '',
  date: '',
  start: '',
  length: '30',
  end: '',
});

/** Returns the times for the request body. */
export function toStartAndEndTime(form: MeetingTimeValues, zone: string): { startTime: string; endTime: string } {
  const chosen = parseChosenTimes(form, zone);
  if (!chosen) throw new Error('The form rules require both times');
  return { startTime: chosen.start.toISOString(), endTime: chosen.end.toISOString() };
}

/** Returns the request body for a new meeting. */
export function toDraft(form: MeetingForm, zone: string): MeetingDraft {
  if (form.attendeeId === null) throw new Error('The form rules require an attendee');
  return {
    title: form.title,
    description: form.description || undefined,
    attendeeId: form.attendeeId,
    ...toStartAndEndTime(form, zone),
    meetingUrl: form.meetingUrl || undefined,
  };
}
