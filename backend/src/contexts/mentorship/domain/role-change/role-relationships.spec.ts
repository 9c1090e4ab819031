import { countEnding, isKeptAfterRoleChange } from './role-relationships';

describe('relationships after a change of role', () => {
  it.each([
    ['alumni', 'student', true],
    ['alumni', 'alumni', true],
    ['student', 'alumni', true],
    ['student', 'student', false],
    ['college_admin', 'student', false],
    ['college_admin', 'alumni', false],
  ] as const)('for a change to %s and another person who is %s continue: %s', (to, other, isKept) => {
    expect(isKeptAfterRoleChange(to, other)).toBe(isKept);
  });

  it('are counted by kind', () => {
    const relationships = (['connection', 'meeting', 'meeting', 'request'] as const).map((kind, id) => ({
      kind,
      id,
      otherId: 9,
    }));
    expect(countEnding(relationships)).toEqual({ connections: 1, requests: 1, meetings: 2 });
  });
});
