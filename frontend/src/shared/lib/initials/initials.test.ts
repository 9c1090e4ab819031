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
    ['University of California-Los Angeles', 'UCLA'],
    ['The Ohio State University', 'OSU'],
    ['Texas A&M University', 'TAMU'],
    ['University of Nevada-Las Vegas', 'UNLV'],
    ['California State University-San Bernardino', 'CSUS'],
    ['Swarthmore College', 'SC'],
  ])('of "%s" is "%s"', (name, letters) => {
    expect(monogram(name)).toBe(letters);
  });
});
