import { alumniCountLabel, alumniTotalLabel } from './alumni-count';

describe('the number of alumni of a college', () => {
  it.each([
    [0, 'No alumni yet'],
    [1, 'Fewer than 5 alumni'],
    [5, '5+ alumni'],
    [1_000, '1,000+ alumni'],
  ])('of %i, rounded down, reads %s', (count, label) => expect(alumniCountLabel(count)).toBe(label));

  it.each([
    [4, 'Fewer than 5 alumni'],
    [5, '5 alumni'],
    [999, '999 alumni'],
    [1_000, '1,000+ alumni'],
  ])('of %i found reads %s', (total, label) => expect(alumniTotalLabel(total)).toBe(label));
});
