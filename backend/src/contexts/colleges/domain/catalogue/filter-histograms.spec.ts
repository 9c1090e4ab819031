import { barIndex, HISTOGRAM_BAR_COUNT, toHistogram, SCALED_FIGURES, barWidth } from './filter-histograms';

describe('the bars of a histogram', () => {
  it.each([
    ['tuition', 0, 0],
    ['tuition', 2_499, 0],
    ['tuition', 2_500, 1],
    ['tuition', 49_999, 19],
    ['acceptance', 4.99, 0],
    ['acceptance', 5, 1],
    ['acceptance', 99.99, 19],
  ] as const)('include their lower bound: %s of %d is in bar %d', (figure, value, bar) => {
    expect(barIndex(figure, value)).toBe(bar);
  });

  it.each([
    ['tuition', 50_000],
    ['acceptance', 100],
    ['enrollment', 50_000],
  ] as const)('include the end of the scale in the last bar: %s of %d', (figure, value) => {
    expect(barIndex(figure, value)).toBe(HISTOGRAM_BAR_COUNT - 1);
    expect(barIndex(figure, value + 1)).toBe(HISTOGRAM_BAR_COUNT);
  });

  it('cover the scale without gaps', () => {
    for (const figure of SCALED_FIGURES) {
      const { least, most } = toHistogram(figure, []);
      expect(least + HISTOGRAM_BAR_COUNT * barWidth(figure)).toBe(most);
    }
  });
});

describe('a histogram', () => {
  it('assigns every tally to its bar', () => {
    const histogram = toHistogram('enrollment', [
      { bar: null, count: 3 },
      { bar: 0, count: 7 },
      { bar: 19, count: 2 },
      { bar: HISTOGRAM_BAR_COUNT, count: 1 },
    ]);
    expect(histogram).toEqual({
      least: 0,
      most: 50_000,
      step: 2_500,
      counts: [7, ...Array<number>(18).fill(0), 2],
      above: 1,
      unreported: 3,
    });
  });

  it('is empty without colleges', () => {
    expect(toHistogram('acceptance', [])).toMatchObject({
      counts: Array(HISTOGRAM_BAR_COUNT).fill(0),
      above: 0,
      unreported: 0,
    });
  });
});
