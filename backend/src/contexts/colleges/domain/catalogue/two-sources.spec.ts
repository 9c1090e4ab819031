import { differsMuch } from './two-sources';

describe('a college’s own figure beside the federal one', () => {
  it.each([
    ['admission_rate', 0.64, 0.74, false],
    ['admission_rate', 0.64, 0.7401, true],
    ['graduation_rate', 0.64, 0.539, true],
    ['enrollment', 1_000, 1_250, false],
    ['enrollment', 1_000, 1_251, true],
    ['tuition_in_state', 10_000, 7_499, true],
    ['enrollment', 0, 1, true],
    ['enrollment', 0, 0, false],
  ] as const)('of %s: %p against %p stands out: %p', (figure, federal, college, standsOut) => {
    expect(differsMuch(figure, college, federal)).toBe(standsOut);
  });

  it('has nothing to stand out from where nothing is reported', () => {
    expect(differsMuch('enrollment', 5, null)).toBe(false);
  });
});
