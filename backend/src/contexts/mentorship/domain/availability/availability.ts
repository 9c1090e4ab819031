import { HoursRefused } from './meeting-time-errors';
import { MINUTE } from './zone';

export const LENGTHS = [15, 30, 45, 60] as const;
/** Of a meeting, in minutes. */
export type Length = (typeof LENGTHS)[number];

export const HOURS = { mostRules: 28, mostDaysOff: 60, longestNotice: 168 } as const;

/** Hours of one day of every week, as the clocks of anyone who offers them show them. */
export interface HoursRule {
  /** 1 on Monday, 7 on Sunday. */
  readonly day: number;
  /** `09:30`. */
  readonly from: string;
  /** Later than `from`; `24:00` is the end of the day. */
  readonly to: string;
}

/** When someone has time for meetings. */
export interface OfferedHours {
  readonly lengthMinutes: Length;
  /** So many hours from now a meeting begins at the earliest. */
  readonly noticeHours: number;
  readonly rules: readonly HoursRule[];
  /** `2027-03-14`: days without any hours. */
  readonly daysOff: readonly string[];
}

/** Of someone who has not offered any. */
export const NO_HOURS: OfferedHours = { lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [] };

/** `09:30` as milliseconds since the day began. */
export function clockOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours! * 60 + minutes!) * MINUTE;
}

/** In the order of the week, every day off once. @throws HoursRefused naming each rule that ends too early or lies over another */
export function orderedHours(hours: OfferedHours): OfferedHours {
  const faults = [...hours.rules.entries()].flatMap(([i, rule]) => {
    const message = faultOf(rule, hours.rules.slice(0, i));
    return message ? [{ field: `rules.${i}`, message }] : [];
  });
  const [first, ...others] = faults;
  if (first) throw new HoursRefused([first, ...others]);
  return {
    ...hours,
    rules: [...hours.rules].sort((one, other) => one.day - other.day || clockOf(one.from) - clockOf(other.from)),
    daysOff: [...new Set(hours.daysOff)].sort(),
  };
}

function faultOf(rule: HoursRule, earlier: readonly HoursRule[]): string | null {
  const [from, to] = [clockOf(rule.from), clockOf(rule.to)];
  if (from >= to) return 'Hours must end after they begin';
  const isOver = (one: HoursRule): boolean => one.day === rule.day && clockOf(one.from) < to && from < clockOf(one.to);
  return earlier.some(isOver) ? 'Hours of one day must not overlap' : null;
}
