import { createNextRule } from './hours';
import { addPreset, hasPreset, HOURS_PRESETS, removePreset } from './hours-presets';

const [EVENINGS, WEEKENDS] = HOURS_PRESETS;

describe('common hours', () => {
  it('fill the days of the preset, and can be removed', () => {
    const rules = addPreset([], WEEKENDS!);
    expect(rules.map(({ day, from, to }) => [day, from, to])).toEqual([
      [6, '10:00', '16:00'],
      [7, '10:00', '16:00'],
    ]);
    expect(hasPreset(rules, WEEKENDS!)).toBe(true);
    expect(hasPreset(rules, EVENINGS!)).toBe(false);
    expect(removePreset(rules, WEEKENDS!)).toEqual([]);
  });

  it('leave out days where they overlap with other hours', () => {
    const monday = { ...createNextRule([], 1), from: '17:00', to: '19:00' };
    const rules = addPreset([monday], EVENINGS!);
    expect(rules.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(rules[0]).toBe(monday);
    expect(removePreset(rules, EVENINGS!)).toEqual([monday]);
  });

  it('count as added if only days that overlap are left out', () => {
    const monday = { ...createNextRule([], 1), from: '17:00', to: '19:00' };
    const rules = addPreset([monday], EVENINGS!);
    expect(hasPreset(rules, EVENINGS!)).toBe(true);
    expect(hasPreset(removePreset(rules, EVENINGS!), EVENINGS!)).toBe(false);
    expect(hasPreset(rules.slice(0, -1), EVENINGS!)).toBe(false);
  });

  it('are not added by other hours that overlap on every day', () => {
    const week = [6, 7].map((day) => ({ ...createNextRule([], day), from: '08:00', to: '20:00' }));
    expect(hasPreset(week, WEEKENDS!)).toBe(false);
  });
});
