import { ADMINISTRATOR, STUDENT } from '../people/demo-accounts';
import { DEMO_ALUMNI } from '../people/demo-alumni';
import { DEMO_STUDENTS } from '../people/demo-students';
import { DEMO_DISCUSSIONS } from './demo-discussions';
import { toDiscussions } from './demo-people-discussions';

const everyone = [
  STUDENT,
  'demo.alumni',
  ADMINISTRATOR,
  ...[...DEMO_ALUMNI, ...DEMO_STUDENTS].map(({ username }) => username),
];
const ids = new Map(everyone.map((username, at) => [username, at + 1]));

describe('demo discussions', () => {
  it('are all written by existing demo people', () => {
    const discussions = toDiscussions(ids);
    const countTexts = (all: readonly { readonly replies: readonly unknown[] }[]) => [
      all.length,
      all.flatMap(({ replies }) => replies).length,
    ];

    expect(countTexts(discussions)).toEqual(countTexts(DEMO_DISCUSSIONS));
    expect(discussions.every(({ by }) => by.id > 0)).toBe(true);
  });

  it('are anonymous only for the student, never for the college administrator', () => {
    const texts = toDiscussions(ids).flatMap((one) => [one, ...one.replies]);
    const roles = texts.filter(({ by }) => by.isAnonymous).map(({ by }) => by.role);

    expect(new Set(roles)).toEqual(new Set(['student']));
    expect(texts.some(({ by }) => by.role === 'college_admin')).toBe(true);
  });

  it('have more readers than replies', () => {
    for (const { readBy, replies } of toDiscussions(ids)) expect(new Set(readBy).size).toBeGreaterThan(replies.length);
  });

  it('are in chronological order and not in the future', () => {
    for (const { hoursAgo, replies } of DEMO_DISCUSSIONS) {
      const times = [0, ...replies.map(({ after }) => after), hoursAgo];
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
  });

  it('leave out texts of a demo person who no longer exists', () => {
    const students = new Set([STUDENT, ...DEMO_STUDENTS.map(({ username }) => username)]);
    const without = new Map([...ids].filter(([username]) => !students.has(username)));

    expect(
      toDiscussions(without)
        .flatMap((one) => [one, ...one.replies])
        .some(({ by }) => by.role === 'student'),
    ).toBe(false);
  });
});
