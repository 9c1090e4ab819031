import * as z from 'zod/mini';
import type { CampusEventDraft } from '../api/campus-events';
import { toMomentInZone } from './event-time';

const limitedText = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Use ${max} characters or fewer`));
const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const eventFields = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Title must be at least 3 characters'),
      z.maxLength(120, 'Use 120 characters or fewer'),
    ),
  date: requiredText('Choose a date'),
  start: requiredText('Start time is required'),
  end: requiredText('End time is required'),
  timeZone: z.string(),
  location: limitedText(200),
  url: limitedText(500),
  description: limitedText(2000),
});

export type EventForm = z.infer<typeof eventFields>;

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Returns start and end; an end before the start is on the next day. */
function parseEventTimes({ date, start, end, timeZone }: EventForm): { from: Date; to: Date } {
  const from = toMomentInZone(date, start, timeZone);
  const to = toMomentInZone(date, end, timeZone);
  if (to > from) return { from, to };
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
  return { from, to: toMomentInZone(next, end, timeZone) };
}

/** Returns the schema of the form; `now` is the time that events must be after. */
export function eventSchema(now: () => Date) {
  return eventFields.check(({ value, issues }) => {
    const refuse = (path: keyof EventForm, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value[path], continue: true });

    if (value.url && !isWebAddress(value.url)) refuse('url', 'Enter a link that starts with https://');
    if (!value.location && !value.url) refuse('location', 'Enter a location or a link');
    if (!value.date || !value.start || !value.end) return;
    if (value.start === value.end) refuse('end', 'The end must be after the start');
    if (parseEventTimes(value).from <= now()) refuse('date', 'Choose a time in the future');
  });
}

export const emptyEvent = (timeZone: string): EventForm => ({
  title: '',
  date: '',
  start: '',
  end: '',
  timeZone,
  location: '',
  url: '',
  description: '',
});

/** Converts the form to the request body. */
export function toDraft(form: EventForm, collegeId: number): CampusEventDraft {
  const { from, to } = parseEventTimes(form);
  return {
    collegeId,
    title: form.title,
    description: form.description || undefined,
    location: form.location || undefined,
    url: form.url || undefined,
    startTime: from.toISOString(),
    endTime: to.toISOString(),
    timeZone: form.timeZone,
  };
}

/** Returns the key of the unsent draft of an event at a college. */
export const eventDraftKey = (collegeId: number) => `event:${collegeId}`;
