import { initials } from './initials';

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
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
