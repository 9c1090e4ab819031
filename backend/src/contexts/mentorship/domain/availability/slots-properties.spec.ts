import { tzOffset } from '@date-fns/tz';
import fc from 'fast-check';
import {
  parseTimeOfDayMs,
  type HoursRule,
  type MeetingLength,
  MEETING_LENGTHS_MINUTES,
  type OfferedHours,
  validateAndSortHours,
  MINUTE_MS,
  type TimeZone,
  type Period,
} from './availability';
import { isWithinHours, listFreeSlots } from './slots';

/** Spans of three days around the nights of 2027 on which clocks change. */
const CLOCK_CHANGE_NIGHTS = [
  ['America/New_York', '2027-03-13T00:00:00Z'],
  ['America/New_York', '2027-11-06T00:00:00Z'],
  ['Europe/Berlin', '2027-03-27T00:00:00Z'],
  ['Europe/Berlin', '2027-10-30T00:00:00Z'],
  ['Australia/Lord_Howe', '2027-04-02T12:00:00Z'],
  ['Australia/Lord_Howe', '2027-10-01T12:00:00Z'],
] as const;
const DAY_COUNT = 3;

/** The local date and time, formatted by the runtime and not by the arithmetic under test. */
interface LocalTime {
  readonly date: string;
  readonly weekday: number;
  readonly minutes: number;
}
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function listLocalTimes(place: string, first: number): Map<number, LocalTime> {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: place,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const shown = new Map<number, LocalTime>();
  for (
    let moment = first - 36 * 60 * MINUTE_MS;
    moment < first + (DAY_COUNT * 24 + 36) * 60 * MINUTE_MS;
    moment += MINUTE_MS
  ) {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    shown.set(moment, {
      date: `${part.year}-${part.month}-${part.day}`,
      weekday: WEEKDAYS.indexOf(part.weekday!) + 1,
      minutes: Number(part.hour) * 60 + Number(part.minute),
    });
  }
  return shown;
}

const minutesOf = (time: string): number => parseTimeOfDayMs(time) / MINUTE_MS;
const covers = (rule: HoursRule, { weekday, minutes }: LocalTime): boolean =>
  rule.day === weekday && minutesOf(rule.from) <= minutes && minutes < minutesOf(rule.to);

const padTwoDigits = (n: number): string => String(n).padStart(2, '0');
const time = (minutes: number): string => `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`;

const rules = fc
  .array(
    fc.tuple(
      fc.constantFrom(1, 5, 6, 6, 7, 7, 7),
      fc.integer({ min: 0, max: 1_430 }),
      fc.oneof(fc.integer({ min: 5, max: 300 }), fc.constant(1_440)),
      fc.constantFrom(1, 5, 15, 30),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((drawn) =>
    drawn.map(([day, from, length, step]) => {
      const begin = Math.floor(from / step) * step;
      return { day, from: time(begin), to: time(Math.min(begin + length, 1_440)) };
    }),
  )
  .map((drawn) =>
    // Rules that overlap an earlier one are left out, because they can't be offered.
    drawn.filter(
      (rule, i) => !drawn.slice(0, i).some((one) => one.day === rule.day && one.from < rule.to && rule.from < one.to),
    ),
  );

const asked = fc.record({
  rules,
  night: fc.constantFrom(...CLOCK_CHANGE_NIGHTS),
  length: fc.constantFrom<MeetingLength>(...MEETING_LENGTHS_MINUTES),
  noticeHours: fc.constantFrom(0, 1, 30),
  isDayOff: fc.boolean(),
  busy: fc.array(fc.tuple(fc.integer({ min: 0, max: DAY_COUNT * 1_440 }), fc.integer({ min: 1, max: 400 })), {
    maxLength: 6,
  }),
});
type SlotsCase = typeof asked extends fc.Arbitrary<infer T> ? T : never;

const localTimesByNight = new Map(
  CLOCK_CHANGE_NIGHTS.map(([place, from]) => [place + from, listLocalTimes(place, Date.parse(from))]),
);

const zones = new Map(CLOCK_CHANGE_NIGHTS.map(([place]) => [place as string, cachedTimeZone(place)]));

function cachedTimeZone(place: string): TimeZone {
  const offsets = new Map<number, number>();
  return {
    offsetAt: (moment) => {
      const known = offsets.get(moment) ?? tzOffset(place, new Date(moment));
      offsets.set(moment, known);
      return known;
    },
  };
}

function found({ rules: told, night: [place, from], length, noticeHours, isDayOff, busy }: SlotsCase) {
  const first = Date.parse(from);
  const zone = zones.get(place)!;
  const daysOff = isDayOff ? [localTimesByNight.get(place + from)!.get(first)!.date] : [];
  const hours: OfferedHours = validateAndSortHours({ lengthMinutes: 30, noticeHours, rules: told, daysOff });
  const periods: Period[] = busy.map(([begin, lasts]) => ({
    startTime: new Date(first + begin * MINUTE_MS),
    endTime: new Date(first + (begin + lasts) * MINUTE_MS),
  }));
  const ask = (since: number, until: number): Period[] =>
    listFreeSlots({
      hours,
      zone,
      length,
      busy: periods,
      now: new Date(first),
      from: new Date(since),
      until: new Date(until),
    });
  const last = first + DAY_COUNT * 24 * 60 * MINUTE_MS;
  return {
    ask,
    first,
    last,
    hours,
    zone,
    periods,
    slots: ask(first, last),
    wall: localTimesByNight.get(place + from)!,
  };
}

/** The expected starts, looked up minute by minute in the local times. */
function lookedUp({ length }: SlotsCase, { hours, first, last, periods, wall }: ReturnType<typeof found>): number[] {
  const firstMomentByTime = new Map<string, number>();
  for (const [moment, { date, minutes }] of wall) {
    if (!firstMomentByTime.has(`${date} ${minutes}`)) firstMomentByTime.set(`${date} ${minutes}`, moment);
  }
  const days = new Map([...wall.values()].map(({ date, weekday }) => [date, weekday]));
  const slotStarts: number[] = [];
  for (const [date, weekday] of days) {
    for (const rule of hours.rules.filter(({ day }) => day === weekday && !hours.daysOff.includes(date))) {
      for (let at = minutesOf(rule.from); at + length <= minutesOf(rule.to); at += length) {
        const begin = firstMomentByTime.get(`${date} ${at}`);
        const localTimes = Array.from({ length }, (_, i) => wall.get((begin ?? 0) + i * MINUTE_MS));
        if (begin !== undefined && localTimes.every((shown) => shown?.date === date && covers(rule, shown)))
          slotStarts.push(begin);
      }
    }
  }
  const apart: number[] = [];
  for (const begin of slotStarts.sort((one, other) => one - other)) {
    if (begin >= (apart.at(-1) ?? -Infinity) + length * MINUTE_MS) apart.push(begin);
  }
  return apart.filter(
    (begin) =>
      begin >= first + hours.noticeHours * 60 * MINUTE_MS &&
      begin < last &&
      periods.every((one) => +one.endTime <= begin || begin + length * MINUTE_MS <= +one.startTime),
  );
}

const always = (holds: (drawn: SlotsCase, answer: ReturnType<typeof found>) => void): void =>
  fc.assert(
    fc.property(asked, (drawn) => holds(drawn, found(drawn))),
    { numRuns: 150, seed: 2027 },
  );

describe('slots for random hours around nights on which clocks change', () => {
  it('have the requested length', () => {
    always(({ length }, { slots }) => {
      for (const { startTime, endTime } of slots) expect(+endTime - +startTime).toBe(length * MINUTE_MS);
    });
  });

  it('are within the hours at every minute, and never on a day off', () => {
    always((_, { slots, hours, zone, wall }) => {
      for (const slot of slots) {
        expect(isWithinHours(hours, zone, slot)).toBe(true);
        const localTimes = Array.from({ length: (+slot.endTime - +slot.startTime) / MINUTE_MS }, (__, i) =>
          wall.get(+slot.startTime + i * MINUTE_MS)!,
        );
        const isOffered = (shown: LocalTime): boolean =>
          !hours.daysOff.includes(shown.date) && hours.rules.some((rule) => covers(rule, shown));
        expect(localTimes.every(isOffered)).toBe(true);
      }
    });
  });

  it('overlap neither meetings nor each other', () => {
    always((_, { slots, periods }) => {
      slots.forEach((slot, i) => {
        const others = [...periods, ...slots.slice(0, i)];
        expect(others.filter((one) => one.startTime < slot.endTime && slot.startTime < one.endTime)).toEqual([]);
      });
    });
  });

  it('begin once per local time: the first time in a repeated hour, never in a skipped one', () => {
    always((_, { slots, wall }) => {
      const label = ({ date, minutes }: LocalTime): string => `${date} ${minutes}`;
      const labels = slots.map(({ startTime }) => label(wall.get(+startTime)!));
      expect(new Set(labels).size).toBe(labels.length);
      for (const { startTime } of slots) {
        const shown = label(wall.get(+startTime)!);
        const before = Array.from({ length: 120 }, (__, i) => wall.get(+startTime - (i + 1) * MINUTE_MS));
        expect(before.filter((one) => one && label(one) === shown)).toEqual([]);
      }
    });
  });

  it('are complete', () => {
    let slots = 0;
    always((drawn, answer) => {
      slots += answer.slots.length;
      expect(answer.slots.map(({ startTime }) => +startTime)).toEqual(lookedUp(drawn, answer));
    });
    expect(slots).toBeGreaterThan(1_000);
  });

  it('are the same for one long or several short ranges', () => {
    always((_, { ask, first, last, slots }) => {
      const middle = first + Math.floor((last - first) / (2 * MINUTE_MS)) * MINUTE_MS;
      expect([...ask(first, middle), ...ask(middle, last)]).toEqual(slots);
    });
  });
});
