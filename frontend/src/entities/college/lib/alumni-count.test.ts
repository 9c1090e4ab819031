import { alumniCountLabel } from './alumni-count';

describe('the number of alumni of a college', () => {
  it.each([
    [0, 'No alumni yet'],
    [1, 'Fewer than 5 alumni'],
    [5, '5+ alumni'],
    [1_000, '1,000+ alumni'],
  ])('of %i reads %s', (count, label) => expect(alumniCountLabel(count)).toBe(label));
});
