import type { Role } from '../../../../shared/domain/role';
import { later, NOON } from '../../application/users/testing/user-fixture';
import type { UserId } from '../users/user-state';
import { Session } from './session';

const from = { network: '203.0.113.0/24', device: 'Firefox on Linux' };
const opened = (role: Role) => Session.open({ id: 1 as UserId, role }, from, NOON);
const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns how long, in minutes, a session lasts that is used every `every` minutes. */
function livesFor(role: Role, every: number): number {
  const session = opened(role);
  let minute = 0;
  while (session.isLive(role, later(minute + every))) session.touch(later((minute += every)));
  return minute;
}

describe('a session', () => {
  it.each([
    ['student', DAY],
    ['alumni', DAY],
    ['college_admin', HOUR / 2],
  ] as const)('of a %s ends after %d idle minutes', (role, minutes) => {
    expect([opened(role).isLive(role, later(minutes - 1)), opened(role).isLive(role, later(minutes))]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['student', HOUR, 14 * DAY],
    ['college_admin', 10, 12 * HOUR],
  ] as const)('of a %s used every %d minutes ends after %d', (role, every, atMost) => {
    expect(livesFor(role, every)).toBe(atMost - every);
  });

  it("uses the lifetime of the user's current role", () => {
    expect(opened('student').isLive('college_admin', later(31))).toBe(false);
  });

  it('records its last use once a minute', () => {
    const session = opened('student');
    expect([0.5, 1, 1.5, 2].map((minutes) => session.touch(later(minutes)))).toEqual([false, true, false, true]);
  });
});
