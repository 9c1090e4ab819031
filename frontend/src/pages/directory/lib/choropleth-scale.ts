/** Numbers of colleges at which the next darker shade begins. */
export type ShadeSteps = readonly number[];

const SHADE_COUNT = 5;
const ROUND_NUMBERS = [1, 2, 5, 10, 20, 25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000];
const roundDownToRoundNumber = (value: number) => ROUND_NUMBERS.filter((one) => one <= value).at(-1) ?? 1;

/** Returns steps that put about the same number of states into each shade; states without a college have none. */
export function computeShadeSteps(counts: readonly number[]): ShadeSteps {
  const known = counts.filter((count) => count > 0).sort((one, other) => one - other);
  const starts = Array.from(
    { length: SHADE_COUNT },
    (_, step) => known[Math.floor((step / SHADE_COUNT) * known.length)] ?? 1,
  );
  const rounded = starts.map((start, step) => (step === 0 ? 1 : roundDownToRoundNumber(start)));
  return [...new Set(rounded)].sort((one, other) => one - other);
}

/** Returns the shade for a number of colleges; 0 for none. */
export const findShade = (steps: ShadeSteps, count: number): number => steps.filter((start) => count >= start).length;

/** '10-24', '25+' */
export const shadeRangeLabel = (steps: ShadeSteps, step: number): string => {
  const [from, next] = [steps[step] ?? 0, steps[step + 1]];
  if (next === undefined) return `${from}+`;
  return next - 1 === from ? String(from) : `${from}-${next - 1}`;
};

/** Returns how much of the ivy color a shade contains, in percent. */
export const shadeColorPercent = (steps: ShadeSteps, shade: number): number =>
  shade === 0 ? 0 : 14 + (shade - 1) * (56 / Math.max(1, steps.length - 1));
