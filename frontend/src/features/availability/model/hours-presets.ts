import { createRuleKey, doRulesOverlap, type DraftRule } from './hours';

interface HoursPreset {
  label: string;
  /** 1 is Monday. */
  days: readonly number[];
  from: string;
  to: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5];

/** Common hours, to fill the week with one selection. */
export const HOURS_PRESETS: readonly HoursPreset[] = [
  { label: 'Weekday evenings', days: WEEKDAYS, from: '18:00', to: '20:00' },
  { label: 'Weekends', days: [6, 7], from: '10:00', to: '16:00' },
  { label: 'Weekday lunch', days: WEEKDAYS, from: '12:00', to: '13:00' },
];

const isRuleOf = ({ days, from, to }: HoursPreset, rule: DraftRule): boolean =>
  days.includes(rule.day) && rule.from === from && rule.to === to;

/** Whether the week contains the hours of the preset on every day without other hours that overlap, on one at least. */
export const hasPreset = (rules: readonly DraftRule[], preset: HoursPreset): boolean =>
  rules.some((rule) => isRuleOf(preset, rule)) &&
  preset.days.every((day) => rules.some((rule) => doRulesOverlap(rule, { ...preset, day })));

/** Adds the hours of the preset, except on days where they overlap with other hours. */
export function addPreset(rules: readonly DraftRule[], { days, from, to }: HoursPreset): DraftRule[] {
  const added = days.map((day): DraftRule => ({ key: createRuleKey(), day, from, to }));
  return [...rules, ...added.filter((rule) => !rules.some((other) => doRulesOverlap(rule, other)))];
}

/** Removes the hours of the preset. */
export const removePreset = (rules: readonly DraftRule[], preset: HoursPreset): DraftRule[] =>
  rules.filter((rule) => !isRuleOf(preset, rule));
