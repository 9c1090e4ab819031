import { join } from 'node:path';

type Sample = Record<string, number>;
interface Panel {
  readonly title: string;
  readonly lines: Record<string, string>;
}

const LAB = join(__dirname, '../tools/lab');
let drawSamples: (title: string, panels: readonly Panel[], samples: readonly Sample[]) => string;
let growthOf: (values: readonly number[]) => number;
beforeAll(async () => {
  ({ drawSamples } = await import(join(LAB, 'plot.mjs')));
  ({ growthOf } = await import(join(LAB, 'growth.mjs')));
});

describe('the growth of a figure', () => {
  it('compares the last quarter with the second one', () => {
    expect(growthOf([900, 900, 100, 100, 110, 120, 150, 150])).toBe(1.5);
    expect(growthOf(Array.from({ length: 360 }, () => 226))).toBe(1);
  });

  it('isn’t affected by single peaks and missing values', () => {
    expect(growthOf([1, 1, 1, 1, 20, 20, 900, 20, 20, 20, 20, 20, 20, 20, 900, Number.NaN])).toBe(1);
  });
});

describe('the plot', () => {
  const panels = [{ title: 'Memory, MB', lines: { one: 'instance <1>', two: 'instance 2' } }];
  const draw = (samples: readonly Sample[]): string => drawSamples('An hour', panels, samples);

  it('has a line with a label for each column, and colors for both themes', () => {
    const svg = draw([
      { seconds: 0, one: 100, two: 50 },
      { seconds: 3_600, one: 200, two: 50 },
    ]);

    expect(svg.match(/<path [^>]*d="M64 /g)).toHaveLength(2);
    for (const text of ['An hour', 'Memory, MB', 'instance &lt;1&gt;', 'instance 2', '60 min'])
      expect(svg).toContain(text.replace('&gt;', '>'));
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  it('starts at zero and ends at a round number above the highest value', () => {
    const svg = draw([
      { seconds: 0, one: 0, two: 0 },
      { seconds: 10, one: 310, two: 0 },
    ]);

    for (const label of ['>0<', '>200<', '>400<']) expect(svg).toContain(label);
  });

  it('interrupts a line where a value is missing', () => {
    const svg = draw([
      { seconds: 0, one: 1, two: 1 },
      { seconds: 10, one: Number.NaN, two: 1 },
      { seconds: 20, one: 1, two: 1 },
    ]);

    expect(svg).not.toContain('NaN');
    expect(svg.match(/d="M[\d. ]+M[\d. ]+"/g)).toHaveLength(1);
  });
});
