import { explainMissingFigure, type FigureContext, isHiddenShare } from './figure-reasons';

const aContext = (changes: Partial<FigureContext> = {}): FigureContext => ({
  predominantAward: 'bachelor',
  testPolicy: 'optional',
  openAdmission: false,
  enrollment: 1_200,
  chargesByProgram: false,
  chargesByYear: true,
  ...changes,
});

describe('a figure without a value', () => {
  it.each([
    ['admission_rate', {}, 'not_reported'],
    ['admission_rate', { openAdmission: true }, 'does_not_apply'],
    ['sat_math_25', { openAdmission: true }, 'does_not_apply'],
    ['act_75', { testPolicy: 'not_considered' }, 'does_not_apply'],
    ['act_75', { testPolicy: 'optional' }, 'not_reported'],
    ['tuition_in_state', { chargesByProgram: true, chargesByYear: false }, 'does_not_apply'],
    ['tuition_program', {}, 'does_not_apply'],
    ['tuition_program', { chargesByYear: false }, 'not_reported'],
    ['net_price', { predominantAward: 'graduate' }, 'does_not_apply'],
    ['endowment', { predominantAward: 'graduate' }, 'not_reported'],
  ] as const)('%s of a college with %j: %s', (name, changes, reason) => {
    expect(explainMissingFigure(name, false, aContext(changes))).toBe(reason);
  });

  it('is suppressed if the file withholds it', () => {
    expect(explainMissingFigure('debt', true, aContext())).toBe('suppressed');
  });
});

describe('a share of the student body', () => {
  it.each([
    ['ethnicity_white', 29, true],
    ['ethnicity_white', 30, false],
    ['pell_share', 0, true],
    ['pell_share', null, false],
    ['graduation_rate', 5, false],
  ] as const)('%s of %s students is hidden: %s', (name, enrollment, hidden) => {
    expect(isHiddenShare(name, aContext({ enrollment }))).toBe(hidden);
  });
});
