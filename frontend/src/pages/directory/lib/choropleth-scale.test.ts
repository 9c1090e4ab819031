import { shadeColorPercent, findShade, shadeRangeLabel, computeShadeSteps } from './choropleth-scale';

describe('shades of the map', () => {
  const steps = [1, 20, 50, 75, 100];

  it.each([
    [0, 0],
    [1, 1],
    [19, 1],
    [20, 2],
    [99, 4],
    [670, 5],
  ])('for %d colleges are shade %d', (count, shade) => {
    expect(findShade(steps, count)).toBe(shade);
  });

  it('have a label with their range', () => {
    expect(steps.map((_, step) => shadeRangeLabel(steps, step))).toEqual(['1-19', '20-49', '50-74', '75-99', '100+']);
    expect(shadeRangeLabel([1, 2, 5], 0)).toBe('1');
  });

  it('get darker with the number; states without colleges have none', () => {
    const inks = [0, 1, 2, 3, 4, 5].map((shade) => shadeColorPercent(steps, shade));
    expect(inks[0]).toBe(0);
    expect(inks).toEqual([...inks].sort((one, other) => one - other));
  });

  it('each have about the same number of states', () => {
    expect(computeShadeSteps([0, 12, 15, 22, 30, 51, 60, 80, 90, 120, 300])).toEqual([1, 20, 50, 75, 100]);
  });

  it('are fewer when the counts hardly differ', () => {
    expect(computeShadeSteps([3, 3])).toEqual([1, 2]);
    expect(computeShadeSteps([])).toEqual([1]);
  });
});
