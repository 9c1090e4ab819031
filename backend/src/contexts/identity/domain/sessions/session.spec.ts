import type { Role } from '../../../../shared/domain/role';
import { minutesLater, NOON } from '../../application/users/testing/user-fixture';
import type { UserId } from '../users/user-state';
import { Session } from './session';

const from = { network: '203.0.113.0/24', device: 'Firefox on Linux' };
const opened = (role: Role) => Session.open({ id: 1 as UserId, role }, from, NOON);
const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns how long, in minutes, a session lasts that is used every `every` minutes. */
function getLifetimeMinutes(role: Role, intervalMinutes: number): number {
  const session = opened(role);
  let minute = 0;
  while (session.isActive(role, minutesLater(minute + intervalMinutes)))
    session.recordUse(minutesLater((minute += intervalMinutes)));
  return minute;
}

describe('a session', () => {
  it.each([
    ['student', DAY],
    ['alumni', DAY],
    ['college_admin', HOUR / 2],
  ] as const)('of a %s ends after %d idle minutes', (role, minutes) => {
    expect([
      opened(role).isActive(role, minutesLater(minutes - 1)),
      opened(role).isActive(role, minutesLater(minutes)),
    ]).toEqual([true, false]);
  });

  it.each([
    ['student', HOUR, 14 * DAY],
    ['college_admin', 10, 12 * HOUR],
  ] as const)('of a %s used every %d minutes ends after %d', (role, every, maxMinutes) => {
    expect(getLifetimeMinutes(role, every)).toBe(maxMinutes - every);
  });

  it("uses the lifetime of the user's current role", () => {
    expect(opened('student').isActive('college_admin', minutesLater(31))).toBe(false);
  });

  it('records its last use once a minute', () => {
    const session = opened('student');
    expect([0.5, 1, 1.5, 2].map((minutes) => session.recordUse(minutesLater(minutes)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
