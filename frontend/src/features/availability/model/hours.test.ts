import type { WeeklyHours } from '../api/availability';
import { findRuleErrors, toHoursDraft, toHoursBody, createNextRule, type DraftRule } from './hours';

const rule = (overrides: Partial<DraftRule> = {}): DraftRule => ({
  key: 'a',
  day: 1,
  from: '16:00',
  to: '18:00',
  ...overrides,
});

describe('the hours form', () => {
  it('sends unchanged hours as they were loaded', () => {
    const hours: WeeklyHours = {
      lengthMinutes: 45,
      noticeHours: 48,
      rules: [{ day: 7, from: '20:00', to: '24:00' }],
      daysOff: ['2027-01-01'],
      timeZone: 'Europe/Berlin',
    };
    const { timeZone, ...sent } = hours;
    expect(toHoursBody(toHoursDraft(hours))).toEqual(sent);
    expect(timeZone).toBe('Europe/Berlin');
  });

  it('allows an end at midnight', () => {
    expect(findRuleErrors([rule({ from: '22:00', to: '00:00' })]).size).toBe(0);
  });

  it.each([
    [rule({ from: '' }), 'Enter both times'],
    [rule({ from: '18:00' }), 'The end must be after the start'],
  ])('requires a start before the end', (one, fault) => {
    expect([...findRuleErrors([one])]).toEqual([['a', fault]]);
  });

  it('rejects overlapping hours on one day', () => {
    const others = [rule({ key: 'b', from: '17:30', to: '19:00' }), rule({ key: 'c', day: 2 })];
    expect([...findRuleErrors([rule(), ...others]).keys()]).toEqual(['b']);
    expect(findRuleErrors([rule(), rule({ key: 'b', from: '18:00', to: '19:00' })]).size).toBe(0);
  });

  it('adds new hours after the last ones of the day', () => {
    expect(createNextRule([], 3)).toMatchObject({ day: 3, from: '16:00', to: '18:00' });
    expect(createNextRule([rule()], 1)).toMatchObject({ from: '19:00', to: '21:00' });
    expect(createNextRule([rule({ to: '00:00' })], 1)).toMatchObject({ from: '22:00', to: '00:00' });
  });
});
