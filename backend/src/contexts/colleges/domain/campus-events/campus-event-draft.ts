import type { FieldError } from '../../../../shared/domain/domain-error';
import { CampusEventRefused } from './campus-event-errors';
import { countCharacters } from '../search/normal-text';
import { isWebAddress } from '../../../../shared/domain/web-address';

const TITLE_LENGTH = { min: 3, max: 120 } as const;
const DESCRIPTION_MAX_LENGTH = 2_000;
const LOCATION_MAX_LENGTH = 200;
const ADDRESS_MAX_LENGTH = 2_000;
const TIME_ZONE_MAX_LENGTH = 64;
export const CHOOSE_TIME_ZONE_MESSAGE = 'Choose a time zone from the list';
const MAX_DURATION_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/** The form to add an event. */
export interface CampusEventForm {
  readonly title: string;
  readonly description?: string | null;
  readonly location?: string | null;
  readonly url?: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  /** IANA name of the time zone at the event, e.g. `America/Detroit`; times are shown in it. */
  readonly timeZone: string;
}

export interface CampusEventDetails {
  title: string;
  description: string | null;
  location: string | null;
  url: string | null;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

const trimToNull = (text: string | null | undefined): string | null => text?.trim() || null;

const isTooLong = (text: string | null, max: number): boolean => text !== null && countCharacters(text) > max;

/** Accepts only names of places: an offset doesn't include daylight saving time. */
function isTimeZone(name: string): boolean {
  if (countCharacters(name) > TIME_ZONE_MAX_LENGTH || !/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name))
    return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Parses and validates the form of a new event.
 * @throws CampusEventRefused naming every invalid field
 */
export function toCampusEventDetails(form: CampusEventForm, now: Date): CampusEventDetails {
  const details = {
    title: form.title.trim(),
    description: trimToNull(form.description),
    location: trimToNull(form.location),
    url: trimToNull(form.url),
    startsAt: form.startTime,
    endsAt: form.endTime,
    timeZone: form.timeZone,
  };
  const [first, ...otherFaults] = findFieldErrors(details, now);
  if (first) throw new CampusEventRefused([first, ...otherFaults]);
  return details;
}

function findFieldErrors(details: CampusEventDetails, now: Date): FieldError[] {
  const { title, description, location, url, startsAt, endsAt, timeZone } = details;
  const duration = endsAt.getTime() - startsAt.getTime();
  const length = countCharacters(title);
  const faults: [wrong: boolean, field: string, message: string][] = [
    [
      length < TITLE_LENGTH.min || length > TITLE_LENGTH.max,
      'title',
      `Title must have ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters`,
    ],
    [
      isTooLong(description, DESCRIPTION_MAX_LENGTH),
      'description',
      `Description must be at most ${DESCRIPTION_MAX_LENGTH} characters`,
    ],
    [
      isTooLong(location, LOCATION_MAX_LENGTH),
      'location',
      `Location must be at most ${LOCATION_MAX_LENGTH} characters`,
    ],
    [location === null && url === null, 'location', 'Enter a location or a link'],
    [isTooLong(url, ADDRESS_MAX_LENGTH), 'url', `Link must be at most ${ADDRESS_MAX_LENGTH} characters`],
    [url !== null && !isWebAddress(url), 'url', 'Enter a link that starts with http:// or https://'],
    [!(startsAt > now), 'startTime', 'Choose a start time in the future'],
    [!(duration > 0), 'endTime', 'Choose an end time after the start'],
    [duration > MAX_DURATION_DAYS * DAY_MS, 'endTime', `An event can last at most ${MAX_DURATION_DAYS} days`],
    [!isTimeZone(timeZone), 'timeZone', CHOOSE_TIME_ZONE_MESSAGE],
  ];
  return faults.filter(([wrong]) => wrong).map(([, field, message]) => ({ field, message }));
}
