import * as z from 'zod/mini';
import type { Schemas } from '@/shared/api';
import { MINUTE_MS } from '@/shared/config';
import { parseWallClock } from '@/shared/lib/zoned-time';

export const LENGTHS_MINUTES = ['30', '45', '60', '90', '120'] as const;
export const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

const offerFields = z.object({
  topic: z.string().check(z.trim(), z.maxLength(120, 'Use 120 characters or fewer')),
  places: z.enum(PLACES),
  date: z.string(),
  start: z.string(),
  length: z.enum(LENGTHS_MINUTES),
  meetingUrl: z.string().check(z.trim(), z.maxLength(500, 'Use 500 characters or fewer')),
});

export type OfferForm = z.infer<typeof offerFields>;

export const EMPTY_OFFER: OfferForm = { topic: '', places: '5', date: '', start: '', length: '60', meetingUrl: '' };

/** Returns the schema of the form. */
export function offerSchema(zone: string, now: () => Date) {
  return offerFields.check(({ value, issues }) => {
    const refuse = (path: keyof OfferForm, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value[path], continue: true });
    if (value.topic.length < 3) refuse('topic', 'Topic must be at least 3 characters');
    if (!value.date) refuse('date', 'Choose a date');
    if (!value.start) refuse('start', 'Start time is required');
    const start = parseWallClock(value.date, value.start, zone);
    if (start && start.at <= now()) refuse('start', 'Start time must be in the future');
    if (value.meetingUrl && !(URL.canParse(value.meetingUrl) && new URL(value.meetingUrl).protocol === 'https:')) {
      refuse('meetingUrl', 'Enter a link that starts with https://');
    }
  });
}

/** Returns the request body for a new group hour. */
export function toOffer(
  { topic, places, date, start, length, meetingUrl }: OfferForm,
  zone: string,
): Schemas['OfferGroupHourBody'] {
  const from = parseWallClock(date, start, zone);
  if (!from) throw new Error('The form rules require a date and a time');
  return {
    topic,
    places: Number(places),
    startTime: from.at.toISOString(),
    endTime: new Date(from.at.getTime() + Number(length) * MINUTE_MS).toISOString(),
    meetingUrl: meetingUrl || undefined,
  };
}
