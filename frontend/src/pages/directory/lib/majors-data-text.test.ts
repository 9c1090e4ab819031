import { majorsDataText } from './majors-data-text';

describe('the text about data on majors', () => {
  it.each([
    [0, 'We have data on majors for 5,211 colleges.'],
    [
      1_200,
      'We have data on majors for 5,211 colleges. For 1,200 of them, our source lists only groups of majors, so some majors may be missing.',
    ],
    [
      5_211,
      'We have data on majors for 5,211 colleges. For all of them, our source lists only groups of majors, so some majors may be missing.',
    ],
  ])('mentions %i colleges with groups of majors', (majors_grouped, text) => {
    expect(majorsDataText({ majors_known: 5_211, majors_grouped }, 'colleges')).toBe(text);
  });
});
