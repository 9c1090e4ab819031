import { countEnding, outlastsRole } from './role-relationships';

describe('a tie between two people', () => {
  it.each([
    ['alumni', 'student', true],
    ['alumni', 'alumni', true],
    ['student', 'alumni', true],
    ['student', 'student', false],
    ['college_admin', 'student', false],
    ['college_admin', 'alumni', false],
  ] as const)('after becoming %s with a person who is %s goes on: %s', (to, other, goesOn) => {
    expect(outlastsRole(to, other)).toBe(goesOn);
  });

  it('is counted by its kind', () => {
    const ties = (['connection', 'meeting', 'meeting', 'request'] as const).map((kind, id) => ({
      kind,
      id,
      otherId: 9,
    }));
    expect(countEnding(ties)).toEqual({ connections: 1, requests: 1, meetings: 2 });
  });
});
