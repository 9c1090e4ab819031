import { CHOICE_FILTERS, choiceBitmask, FILTER_CHOICES } from './filter-choices';

describe('the choices of a filter', () => {
  it('are the bits of a number, in their order', () => {
    expect(choiceBitmask('settings', ['city'])).toBe(0b0001);
    expect(choiceBitmask('settings', ['rural', 'suburb'])).toBe(0b1010);
    expect(choiceBitmask('tests', [])).toBe(0);
  });

  it('fit into the integers of the database', () => {
    for (const filter of CHOICE_FILTERS) {
      const all = choiceBitmask(filter, FILTER_CHOICES[filter]);
      expect(all).toBe(2 ** FILTER_CHOICES[filter].length - 1);
      expect(all).toBeLessThan(2 ** 31);
    }
  });
});
