import { parseTimeOfDayMs, type HoursRule, NO_HOURS, validateAndSortHours, HoursRefused } from './availability';

const rule = (day: number, from: string, to: string): HoursRule => ({ day, from, to });
const ordered = (...rules: HoursRule[]) => validateAndSortHours({ ...NO_HOURS, rules }).rules;
function faultsOf(...rules: HoursRule[]): string[] {
  try {
    ordered(...rules);
  } catch (refusal) {
    return (refusal as HoursRefused).fields.map(({ field }) => field);
  }
  return [];
}

describe('offered hours', () => {
  it('are sorted by weekday, with every day off once', () => {
    const [late, early, sunday] = [rule(1, '13:00', '24:00'), rule(1, '09:00', '13:00'), rule(7, '00:00', '24:00')];
    expect(ordered(sunday, late, early)).toEqual([early, late, sunday]);
    expect(validateAndSortHours({ ...NO_HOURS, daysOff: ['2027-12-24', '2027-07-04', '2027-12-24'] }).daysOff).toEqual([
      '2027-07-04',
      '2027-12-24',
    ]);
  });

  it('may be adjacent, and may be the same on other days', () => {
    expect(faultsOf(rule(1, '09:00', '10:00'), rule(1, '10:00', '11:00'), rule(2, '09:00', '11:00'))).toEqual([]);
  });

  it.each([
    ['over others', [rule(1, '09:00', '11:00'), rule(1, '10:59', '12:00')], ['rules.1']],
    ['around others', [rule(1, '10:00', '11:00'), rule(1, '09:00', '12:00')], ['rules.1']],
    ['twice the same', [rule(3, '10:00', '11:00'), rule(3, '10:00', '11:00')], ['rules.1']],
    ['without any time', [rule(1, '10:00', '10:00')], ['rules.0']],
    ['over midnight', [rule(1, '22:00', '02:00'), rule(2, '09:00', '08:00')], ['rules.0', 'rules.1']],
  ])('are refused %s, each with its index', (_, rules, fields) => {
    expect(faultsOf(...rules)).toEqual(fields);
  });

  it('are parsed to milliseconds since midnight', () => {
    expect([parseTimeOfDayMs('00:00'), parseTimeOfDayMs('09:30'), parseTimeOfDayMs('24:00')]).toEqual([
      0, 34_200_000, 86_400_000,
    ]);
  });
});
