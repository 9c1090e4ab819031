import { toInitials } from './initials';

describe('the initials of a person', () => {
  it.each([
    ['Robin Example', 'RE'],
    ['Robin', 'R'],
    ['robin example', 'RE'],
    ['Robin Alex Example', 'RA'],
    ['  Robin   Example  ', 'RE'],
    ['Élodie Ångström', 'ÉÅ'],
    ['User 42', 'U4'],
    ['😀 Example', '😀E'],
    ['👩‍🎓 Example', '👩‍🎓E'],
    ['E\u0301lodie', 'E\u0301'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(toInitials(name)).toBe(letters);
  });
});
