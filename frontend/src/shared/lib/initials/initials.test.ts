import { initials, monogram } from './initials';

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

describe('the monogram of an institution', () => {
  it.each([
    ['University of Chicago', 'UC'],
    ['The Ohio State University', 'OS'],
    ['Texas A&M University', 'TA'],
    ['University of Nevada-Las Vegas', 'UN'],
    ['Swarthmore College', 'SC'],
  ])('of "%s" is "%s"', (name, letters) => {
    expect(monogram(name)).toBe(letters);
  });
});
