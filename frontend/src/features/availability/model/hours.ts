import type { WeeklyHours, HoursRule, SlotLength } from '../api/availability';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const SLOT_LENGTHS = ['15', '30', '45', '60'] as const;

export const NOTICE_OPTIONS: readonly { hours: number; label: string }[] = [
  { hours: 0, label: 'None' },
  { hours: 2, label: '2 hours' },
  { hours: 4, label: '4 hours' },
  { hours: 12, label: '12 hours' },
  { hours: 24, label: '1 day' },
  { hours: 48, label: '2 days' },
  { hours: 72, label: '3 days' },
  { hours: 168, label: '1 week' },
];

/** A time field can't represent 24:00, so an end at midnight is 00:00 there. */
const MIDNIGHT = '24:00';

export interface DraftRule {
  key: string;
  /** 1 is Monday. */
  day: number;
  from: string;
  to: string;
}

interface HoursDraft {
  length: (typeof SLOT_LENGTHS)[number];
  noticeHours: number;
  rules: readonly DraftRule[];
  daysOff: readonly string[];
}

let ruleCount = 0;
export const createRuleKey = () => `rule-${++ruleCount}`;

export const toHoursDraft = ({ lengthMinutes, noticeHours, rules, daysOff }: WeeklyHours): HoursDraft => ({
  length: String(lengthMinutes) as HoursDraft['length'],
  noticeHours,
  daysOff: [...daysOff].sort(),
  rules: rules.map(({ day, from, to }) => ({ key: createRuleKey(), day, from, to: to === MIDNIGHT ? '00:00' : to })),
});

const ruleEndTime = ({ to }: Pick<DraftRule, 'to'>): string => (to === '00:00' ? MIDNIGHT : to);

/** Returns the next two free hours of a day, or the default for an empty day. */
export function createNextRule(rules: readonly DraftRule[], day: number): DraftRule {
  const last = rules
    .filter((rule) => rule.day === day)
    .map(ruleEndTime)
    .sort()
    .at(-1);
  const hour = last ? Math.min(22, Math.ceil(Number(last.slice(0, 2)) + Number(last.slice(3)) / 60) + 1) : 16;
  const padTwoDigits = (value: number) => String(value % 24).padStart(2, '0');
  return { key: createRuleKey(), day, from: `${padTwoDigits(hour)}:00`, to: `${padTwoDigits(hour + 2)}:00` };
}

/** Returns the error messages by the key of the row. */
export function findRuleErrors(rules: readonly DraftRule[]): Map<string, string> {
  const faults = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.from || !rule.to) faults.set(rule.key, 'Enter both times');
    else if (rule.from >= ruleEndTime(rule)) faults.set(rule.key, 'The end must be after the start');
    else if (rules.some((other) => other !== rule && doRulesOverlap(rule, other) && isRuleBefore(other, rule))) {
      faults.set(rule.key, 'These hours overlap with other hours on this day');
    }
  }
  return faults;
}

export const doRulesOverlap = (one: Omit<DraftRule, 'key'>, other: Omit<DraftRule, 'key'>) =>
  one.day === other.day && one.from < ruleEndTime(other) && other.from < ruleEndTime(one);

/** If two rows overlap, only the later one is reported. */
const isRuleBefore = (one: DraftRule, other: DraftRule) => `${one.from} ${one.key}` < `${other.from} ${other.key}`;

/** Converts the form to the request body. */
export function toHoursBody({ length, noticeHours, rules, daysOff }: HoursDraft): Omit<WeeklyHours, 'timeZone'> {
  return {
    lengthMinutes: Number(length) as SlotLength,
    noticeHours,
    rules: rules.map((rule): HoursRule => ({ day: rule.day, from: rule.from, to: ruleEndTime(rule) })),
    daysOff: [...daysOff],
  };
}
